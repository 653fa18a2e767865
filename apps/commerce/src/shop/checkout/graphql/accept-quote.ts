import { builder } from "../../../platform/graphql/builder.ts";
import { answer } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { limit } from "../../../platform/limit.ts";
import { DeliveryInput } from "../../basket/graphql/addresses.ts";
import { paymentContextOf } from "../payments/payment-context.ts";
import { acceptQuote } from "../placing/quotes/accept-quote.ts";
import { orders, PlaceOrderPayload } from "./place-order.ts";

const AcceptQuoteInput = builder.inputType("AcceptQuoteInput", {
  fields: (t) => ({
    idempotencyKey: t.id(),
    token: t.id({ description: "Of the link that its buyer was sent." }),
    version: t.int({ description: "That the page showed; another one answers 2503." }),
    expectedTotal: t.int({
      required: false,
      description: "What the page showed as the sum to pay, in minor units; another one answers 2503.",
    }),
    delivery: t.field({ type: DeliveryInput, required: false, description: "Needed when something of it is posted." }),
    paymentMethod: t.id({ description: "`invoice`: within the approved credit of the company." }),
    issuer: t.id({ required: false }),
    acceptTerms: t.boolean(),
  }),
});

builder.mutationField("acceptQuote", (t) =>
  t.field({
    type: PlaceOrderPayload,
    description:
      "Makes the order of a quote that was sent: on invoice, or paid now. Its prices are the quote's. Idempotent by `idempotencyKey`.",
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: AcceptQuoteInput }) },
    resolve: answer(async ({ input }, scope) => {
      await limit(scope, orders, scope.clientAddress);
      return acceptQuote({ ...input }, scope, paymentContextOf(scope.services));
    }),
  }),
);
