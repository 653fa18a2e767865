import type { Spend } from "../../../money/credit/index.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { MoneyType, moneyOf } from "../../../platform/graphql/common.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { type CompanyInvoice, type CompanyInvoices, companyInvoices } from "../invoices.ts";
import { CompanyCreditType } from "./company-type.ts";

/** What was issued for it, the module of documents adds. */
export const CompanyInvoiceType = builder.objectRef<CompanyInvoice>("CompanyInvoice").implement({
  fields: (t) => ({
    orderUuid: t.exposeID("orderId"),
    orderNumber: t.exposeString("orderNumber"),
    costCentre: t.exposeString("costCentre", { nullable: true }),
    amount: t.field({ type: MoneyType, resolve: (owed) => moneyOf(owed, owed.amount) }),
    issuedAt: t.string({ description: "ISO 8601.", resolve: ({ issuedAt }) => issuedAt.toISOString() }),
    dueOn: t.exposeString("dueOn", { description: "ISO 8601 date where it was sold." }),
    paidAt: t.string({ nullable: true, resolve: ({ paidAt }) => paidAt?.toISOString() ?? null }),
  }),
});

const SpendType = builder.objectRef<Spend>("CompanySpend").implement({
  fields: (t) => ({
    month: t.exposeString("month", { description: "Such as `2026-11`, UTC." }),
    costCentre: t.exposeString("costCentre", { nullable: true }),
    amount: t.field({ type: MoneyType, resolve: (spend) => moneyOf(spend, spend.amount) }),
    orders: t.exposeInt("orders"),
  }),
});

const InvoicesType = builder.objectRef<CompanyInvoices>("CompanyInvoices").implement({
  fields: (t) => ({
    credits: t.expose("credits", { type: [CompanyCreditType] }),
    invoices: t.expose("invoices", { type: [CompanyInvoiceType], description: "The newest first, 200 at most." }),
    spend: t.expose("spend", { type: [SpendType], description: "By month, currency and cost centre." }),
  }),
});

const InvoicesPayload = builder.objectRef<Answer<CompanyInvoices>>("CompanyInvoicesPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: InvoicesType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

builder.queryField("companyInvoices", (t) =>
  t.field({
    type: InvoicesPayload,
    description: "What the company bought on invoice in the last months, this one among them.",
    args: {
      userData: t.arg({ type: UserDataInput }),
      months: t.arg.int({ required: false, description: "1 to 36; 12 when left out." }),
    },
    resolve: answer(({ months }, scope) => companyInvoices(months ?? 12, scope)),
  }),
);
