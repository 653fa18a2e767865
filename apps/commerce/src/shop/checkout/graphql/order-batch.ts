import { builder } from "../../../platform/graphql/builder.ts";
import { answer } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { limit } from "../../../platform/limit.ts";
import { BillingInput } from "../../basket/graphql/billing-input.ts";
import { judgeVatNumberGiven } from "../../lookup/judge-vat-number.ts";
import { paymentContextOf } from "../payments/payment-context.ts";
import { orderBatch } from "../placing/order-batch.ts";
import { orders, PlaceOrderPayload } from "./place-order.ts";

const OrderBatchInput = builder.inputType("OrderBatchInput", {
  fields: (t) => ({
    idempotencyKey: t.id(),
    id: t.id({ description: "Of the batch, all of whose rows have come." }),
    expectedTotal: t.int({
      required: false,
      description: "What the page showed as the sum to pay, in minor units; another one answers 2522.",
    }),
    billing: t.field({ type: BillingInput }),
    paymentMethod: t.id({ description: "`invoice`: within the approved credit of the company." }),
    issuer: t.id({ required: false }),
    acceptTerms: t.boolean(),
  }),
});

builder.mutationField("orderBatch", (t) =>
  t.field({
    type: PlaceOrderPayload,
    description:
      "Orders every row of a batch that has no fault, in one transaction: on invoice, or paid now. Idempotent by `idempotencyKey`.",
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: OrderBatchInput }) },
    resolve: answer(async ({ input }, scope) => {
      await limit(scope, orders, scope.clientAddress);
      await judgeVatNumberGiven(input, scope);
      return orderBatch({ ...input }, scope, paymentContextOf(scope.services));
    }),
  }),
);
