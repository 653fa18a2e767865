import { builder } from "../../../platform/graphql/builder.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { BillingInput } from "../../basket/graphql/billing-input.ts";
import { RecipientInput } from "../../basket/graphql/recipient-input.ts";
import { type RequestedQuote, requestQuote } from "../quotes/request-quote.ts";

const QuoteReceiverInput = builder.inputType("QuoteReceiverInput", {
  fields: (t) => ({
    quantity: t.int({ description: "How many of the line." }),
    recipient: t.field({ type: RecipientInput }),
  }),
});

const QuoteLineInput = builder.inputType("QuoteLineInput", {
  fields: (t) => ({
    variationId: t.id(),
    value: t.int({ description: "On one card, minor units." }),
    quantity: t.int({ description: "1 to 5000." }),
    wrapperId: t.id({ required: false }),
    giftPackingId: t.id({ required: false }),
    recipient: t.field({
      type: RecipientInput,
      required: false,
      description: "Who gets all of the line, and where; absent: the company itself.",
    }),
    receivers: t.field({
      type: [QuoteReceiverInput],
      required: false,
      description:
        "Those who share the line, in place of `recipient`; what is left goes to the company. 100 at most in a quote.",
    }),
  }),
});

const QuoteRequestInput = builder.inputType("QuoteRequestInput", {
  fields: (t) => ({
    idempotencyKey: t.id(),
    captchaToken: t.string({ description: "A solved `captchaChallenge` of action COMMON; good once." }),
    lines: t.field({ type: [QuoteLineInput], description: "1 to 20." }),
    wantedOn: t.string({ required: false, description: "ISO 8601 date by which the gifts are needed." }),
    remark: t.string({ required: false, description: "At most 3000 characters; line breaks are kept." }),
    logo: t.string({
      required: false,
      description: "A PNG or JPEG file of at most 40 kB in Base64, to be printed; anything else answers 1110.",
    }),
    billing: t.field({ type: BillingInput, description: "The company that asks; its `customerType` is BUSINESS." }),
  }),
});

const RequestedQuoteType = builder.objectRef<RequestedQuote>("RequestedQuote").implement({
  fields: (t) => ({
    reference: t.exposeString("reference", { description: "What the company and the shop call the quote by." }),
  }),
});

const RequestQuotePayload = builder.objectRef<Answer<RequestedQuote>>("RequestQuotePayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: RequestedQuoteType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

builder.mutationField("requestQuote", (t) =>
  t.field({
    type: RequestQuotePayload,
    description:
      "Asks the shop for the price of many gifts, and sends the link of the quote to whoever asks. Idempotent by `idempotencyKey`; a captcha that was used or forged answers 1003.",
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: QuoteRequestInput }) },
    resolve: answer(({ input }, scope) => requestQuote(input, scope)),
  }),
);
