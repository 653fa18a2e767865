import { sendQuoteWithin, withdrawWithin } from "../../../shop/business/quotes/staff.ts";
import { staffAnswer } from "../../staff/api/answer.ts";
import { staffBuilder } from "../../staff/api/builder.ts";
import { OutcomePayload } from "../../staff/api/outcome.ts";
import { DonePayload, done } from "../../staff/api/payload.ts";
import { comment } from "../comment.ts";
import { aboutQuote } from "../own-quote.ts";
import { priceOffered } from "../price.ts";
import { sendOnInvoice } from "../send-on-invoice.ts";

const QuoteLineInput = staffBuilder.inputType("QuoteLineInput", {
  description: "Amounts: minor units of the storefront's currency, around or on one card.",
  fields: (t) => ({
    position: t.int({ required: false, description: "Of the line in the version before, from 0 on." }),
    variation: t.id({
      required: false,
      description: "Of another gift, in the place of `position`; it goes to the company, without wrapping.",
    }),
    quantity: t.int(),
    value: t.float(),
    wrapperPrice: t.float({ required: false, description: "Absent: as before." }),
    packingPrice: t.float({ required: false, description: "Absent: as before." }),
  }),
});

const version = "The newest one that the person saw: of another one nothing is done (`CHANGED`).";

staffBuilder.mutationFields((t) => ({
  priceQuote: t.field({
    type: DonePayload,
    description: "Makes another version of a quote, which its buyer does not see until it is sent.",
    args: {
      reference: t.arg.string(),
      version: t.arg.int({ description: version }),
      lines: t.arg({ type: [QuoteLineInput], description: "A line of before that is not named is left out." }),
      shipping: t.arg.float({
        required: false,
        description: "Postage in minor units; absent: what a basket would pay.",
      }),
      validOn: t.arg.string({
        required: false,
        description: "ISO 8601, the last day on which it holds; absent: in 30 days.",
      }),
      why: t.arg.string(),
    },
    resolve: staffAnswer("quotes.price", async ({ lines, shipping, validOn, ...named }, scope) => {
      await aboutQuote(scope, named, (client, quote) =>
        priceOffered(scope, client, quote, { lines, shipping, validOn }),
      );
      return done;
    }),
  }),
  sendQuote: t.field({
    type: DonePayload,
    description: "Sends a priced quote to its buyer.",
    args: { reference: t.arg.string(), version: t.arg.int({ description: version }), why: t.arg.string() },
    resolve: staffAnswer("quotes.price", async (named, scope) => {
      await aboutQuote(scope, named, async (client, { reference }) => {
        await sendQuoteWithin(scope.services, client, { reference, staff: scope.actor.name });
        return { sent: named.version };
      });
      return done;
    }),
  }),
  sendQuoteOnInvoice: t.field({
    type: OutcomePayload,
    description:
      "Sends a priced quote that can be accepted on invoice; where its company is given its first credit by that, it waits for a second person.",
    args: { reference: t.arg.string(), version: t.arg.int({ description: version }), why: t.arg.string() },
    resolve: staffAnswer("quotes.credit", sendOnInvoice),
  }),
  withdrawQuote: t.field({
    type: DonePayload,
    description: "Gives a quote up, and tells its buyer.",
    args: { reference: t.arg.string(), why: t.arg.string() },
    resolve: staffAnswer("quotes.price", async (named, scope) => {
      await aboutQuote(scope, named, async (client, { reference }) => {
        await withdrawWithin(scope.services, client, { reference, staff: scope.actor.name });
        return { state: "WITHDRAWN" };
      });
      return done;
    }),
  }),
  commentQuote: t.field({
    type: DonePayload,
    description: "Writes to the buyer of a quote. Idempotent by `idempotencyKey`.",
    args: {
      reference: t.arg.string(),
      idempotencyKey: t.arg.string(),
      text: t.arg.string({ description: "1 to 3000 characters; line breaks are kept." }),
    },
    resolve: staffAnswer("quotes.comment", async (args, scope) => {
      await comment(args, scope);
      return done;
    }),
  }),
}));
