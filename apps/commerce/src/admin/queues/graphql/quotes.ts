import { inTransaction, type PoolClient } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import { readQuoteByReference } from "../../../shop/business/quotes/quotes-table.ts";
import { priceQuoteWithin, sendQuoteWithin } from "../../../shop/business/quotes/staff.ts";
import { readVersion } from "../../../shop/business/quotes/versions-table.ts";
import { staffAnswer } from "../../staff/api/answer.ts";
import { staffBuilder } from "../../staff/api/builder.ts";
import { DonePayload, done } from "../../staff/api/payload.ts";
import { audit, requirePlace, type StaffScope, whyOf } from "../../staff/api/scope.ts";
import { Refused } from "../../staff/refused.ts";

type Quote = NonNullable<Awaited<ReturnType<typeof readQuoteByReference>>>;

/** Deals with a quote of the person's, in one transaction with what the audit says. */
const aboutQuote = (
  scope: StaffScope,
  { reference, why }: { reference: string; why: string },
  work: (client: PoolClient, quote: Quote) => Promise<object>,
) =>
  inTransaction(scope.services.pool, async (client) => {
    const quote = await readQuoteByReference(client, reference);
    if (quote === undefined) throw new Refused("NOT_FOUND", "reference");
    const { storefront, state } = quote;
    requirePlace(scope, storefront);
    const said = whyOf(why);
    try {
      const after = await work(client, quote);
      await audit(scope, client, { subject: quote.reference, storefront, before: { state }, after, why: said });
    } catch (error) {
      throw error instanceof Failure ? new Refused("QUOTE_CLOSED", "reference") : error;
    }
    return done;
  });

staffBuilder.mutationFields((t) => ({
  priceQuoteAsAsked: t.field({
    type: DonePayload,
    description:
      "Prices a quote as its buyer asked for it, with the postage of a basket. Its buyer sees it when it is sent.",
    args: { reference: t.arg.string(), why: t.arg.string() },
    resolve: staffAnswer("quotes.price", (args, scope) =>
      aboutQuote(scope, args, async (client, { id, reference, version }) => {
        const { lines } = await readVersion(client, id, version);
        return {
          version: await priceQuoteWithin(scope.services, client, { reference, staff: scope.actor.name, lines }),
        };
      }),
    ),
  }),
  sendQuote: t.field({
    type: DonePayload,
    description: "Sends a priced quote to its buyer.",
    args: { reference: t.arg.string(), why: t.arg.string() },
    resolve: staffAnswer("quotes.price", (args, scope) =>
      aboutQuote(scope, args, async (client, { reference, version }) => {
        await sendQuoteWithin(scope.services, client, { reference, staff: scope.actor.name });
        return { sent: version };
      }),
    ),
  }),
}));
