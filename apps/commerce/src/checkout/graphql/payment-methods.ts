import { builder } from "../../graphql/builder.ts";
import { type Answer, answer, ErrorType } from "../../graphql/payload.ts";
import { UserDataInput } from "../../graphql/user-data.ts";
import { type PaymentMethodView, paymentMethodsOf } from "../payment-methods.ts";

const PaymentIssuerType = builder.objectRef<{ id: string; name: string }>("PaymentIssuer").implement({
  fields: (t) => ({ id: t.exposeID("id"), name: t.exposeString("name") }),
});

const PaymentMethodType = builder.objectRef<PaymentMethodView>("PaymentMethod").implement({
  fields: (t) => ({
    id: t.exposeID("id", { description: "As the provider names it, for example `creditcard`." }),
    logo: t.exposeString("logo", { description: "Logo key of the storefront, for example `cartebancaire`." }),
    issuers: t.expose("issuers", {
      type: [PaymentIssuerType],
      description: "Banks to choose from; empty when the provider asks.",
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
    description: "How the storefront may be paid, in its order, for the visitor's basket.",
    args: { userData: t.arg({ type: UserDataInput }) },
    resolve: answer(async (_args, { storefront }) => paymentMethodsOf(storefront)),
  }),
);
