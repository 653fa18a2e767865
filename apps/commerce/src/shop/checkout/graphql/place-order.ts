import { builder } from "../../../platform/graphql/builder.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { limit } from "../../../platform/limit.ts";
import { DeliveryInput } from "../../basket/graphql/addresses.ts";
import { BillingInput } from "../../basket/graphql/billing-input.ts";
import { judgeVatNumberGiven } from "../../lookup/judge-vat-number.ts";
import { paymentContextOf } from "../payments/payment-context.ts";
import type { Placed } from "../payments/payment-url.ts";
import { retryPayment } from "../payments/retry-payment.ts";
import { placeActivation } from "../placing/place-activation.ts";
import { placeOrder } from "../placing/place-order.ts";

const captchaDescription =
  "A solved `captchaChallenge` of action COMMON, where the answer without one was 1003: from the third order on that holds pieces and waits to be paid.";

const methodDescription = "Needed where the gift cards leave something to be paid.";

const PlaceOrderInput = builder.inputType("PlaceOrderInput", {
  fields: (t) => ({
    idempotencyKey: t.id(),
    cartVersion: t.int({ description: "Of the basket that the buyer saw; another one answers 2040." }),
    expectedTotal: t.int({
      required: false,
      description:
        "What the buyer saw as the sum to pay, in minor units; where it is another by now, the answer is 2040.",
    }),
    expectedToPay: t.int({
      required: false,
      description: "The same of what gift cards leave of it.",
    }),
    billing: t.field({ type: BillingInput }),
    delivery: t.field({
      type: DeliveryInput,
      required: false,
      description: "Needed when something physical of the basket goes to the buyer.",
    }),
    paymentMethod: t.id({ required: false, description: methodDescription }),
    issuer: t.id({ required: false }),
    acceptTerms: t.boolean(),
    remindMe: t.boolean({
      required: false,
      description:
        "Whether one email may remind of the order, should it not be paid; asked where law or custom counts that as advertising.",
    }),
    askReview: t.boolean({
      required: false,
      description: "Whether one email may ask for a review after everything was delivered.",
    }),
    captchaToken: t.string({ required: false, description: captchaDescription }),
  }),
});

const RetryPaymentInput = builder.inputType("RetryPaymentInput", {
  fields: (t) => ({
    idempotencyKey: t.id(),
    orderUuid: t.id(),
    paymentMethod: t.id({ required: false, description: methodDescription }),
    issuer: t.id({ required: false }),
    captchaToken: t.string({ required: false, description: captchaDescription }),
  }),
});

const PlacedOrderType = builder.objectRef<Placed>("PlacedOrder").implement({
  fields: (t) => ({
    orderUuid: t.exposeID("orderUuid"),
    paymentUrl: t.exposeString("paymentUrl", { description: "Where the browser goes to pay." }),
  }),
});

/** What operations that make an order answer. */
export const PlaceOrderPayload = builder.objectRef<Answer<Placed>>("PlaceOrderPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: PlacedOrderType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

/** Each may write an order and call the provider. */
export const orders = { name: "place-order", points: 120, seconds: 60 };

builder.mutationField("placeOrder", (t) =>
  t.field({
    type: PlaceOrderPayload,
    description: "Makes the order of the visitor's basket and starts its payment. Idempotent by `idempotencyKey`.",
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: PlaceOrderInput }) },
    resolve: answer(async ({ input }, scope) => {
      await limit(scope, orders, scope.clientAddress);
      await judgeVatNumberGiven(input, scope);
      return placeOrder({ ...input }, scope, paymentContextOf(scope.services));
    }),
  }),
);

builder.mutationField("retryPayment", (t) =>
  t.field({
    type: PlaceOrderPayload,
    description:
      "Starts another payment of the same order: prices and stock are checked again, five tries in 24 hours (2036).",
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: RetryPaymentInput }) },
    resolve: answer(async ({ input }, scope) => {
      await limit(scope, orders, scope.clientAddress);
      return retryPayment({ ...input }, scope, paymentContextOf(scope.services));
    }),
  }),
);

const PayActivationOrderInput = builder.inputType("PayActivationOrderInput", {
  fields: (t) => ({
    idempotencyKey: t.id(),
    uuid: t.id({ description: "Of the activation." }),
    expectedTotal: t.int({
      required: false,
      description: "What the page showed as the sum to pay, in minor units; another one answers 2040.",
    }),
    paymentMethod: t.id(),
    issuer: t.id({ required: false }),
    acceptTerms: t.boolean(),
  }),
});

builder.mutationField("payActivationOrder", (t) =>
  t.field({
    type: PlaceOrderPayload,
    description:
      "Makes the order of an activation that is READY and starts its payment; its cards have their value in the moment in which it is paid. Idempotent by `idempotencyKey`.",
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: PayActivationOrderInput }) },
    resolve: answer(async ({ input }, scope) => {
      await limit(scope, orders, scope.clientAddress);
      return placeActivation({ ...input }, scope, paymentContextOf(scope.services));
    }),
  }),
);
