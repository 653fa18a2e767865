import { builder } from "../../../platform/graphql/builder.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import {
  type PaymentMethodView,
  showActivationMethods,
  showBatchMethods,
  showPaymentMethods,
  showQuoteMethods,
} from "../payments/payment-methods.ts";

const PaymentIssuerType = builder.objectRef<{ id: string; name: string }>("PaymentIssuer").implement({
  fields: (t) => ({ id: t.exposeID("id"), name: t.exposeString("name") }),
});

const PaymentMethodType = builder.objectRef<PaymentMethodView>("PaymentMethod").implement({
  fields: (t) => ({
    id: t.exposeID("id", {
      description: "As the provider names it, for example `creditcard`; `invoice`: with the credit of a company.",
    }),
    logo: t.exposeString("logo", { description: "Logo key of the storefront, for example `cartebancaire`." }),
    issuers: t.expose("issuers", {
      type: [PaymentIssuerType],
      description: "Banks to choose from; empty when the provider asks.",
    }),
    wallets: t.exposeStringList("wallets", {
      description:
        "Wallets out of which it may be paid on a device that has one, given as `issuer`: `applepay`, `googlepay`.",
    }),
  }),
});

const PaymentMethodsPayload = builder.objectRef<Answer<PaymentMethodView[]>>("PaymentMethodsPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: [PaymentMethodType], nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

builder.queryField("paymentMethods", (t) =>
  t.field({
    type: PaymentMethodsPayload,
    description:
      "How the visitor's basket may be paid, or with `orderUuid` the order of the same visitor that waits for another try at payment, with `activationUuid` an activation that is READY, with `quoteToken` a quote that was sent, or with `batchId` a batch of who is signed in: the storefront's methods, in its order, that take such a sum. Empty where none does.",
    args: {
      userData: t.arg({ type: UserDataInput }),
      orderUuid: t.arg.id({ required: false }),
      activationUuid: t.arg.id({ required: false }),
      quoteToken: t.arg.id({ required: false }),
      batchId: t.arg.id({ required: false }),
    },
    resolve: answer(({ orderUuid, activationUuid, quoteToken, batchId }, scope) => {
      if (quoteToken != null) return showQuoteMethods(quoteToken, scope);
      if (batchId != null) return showBatchMethods(batchId, scope);
      return activationUuid == null
        ? showPaymentMethods(orderUuid, scope)
        : showActivationMethods(activationUuid, scope);
    }),
  }),
);
