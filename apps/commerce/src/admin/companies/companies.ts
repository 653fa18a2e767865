import {
  type BankRefund,
  type Credit,
  listCredits,
  type OpenReceivable,
  openOf,
  openReceivables,
  waitingBankRefunds,
} from "../../money/credit/index.ts";
import { staffAnswer } from "../staff/api/answer.ts";
import { staffBuilder } from "../staff/api/builder.ts";
import { StaffMoneyType } from "../staff/api/common.ts";
import { OutcomePayload } from "../staff/api/outcome.ts";
import { DonePayload, done, payloadOf } from "../staff/api/payload.ts";
import { isShown, whyOf } from "../staff/api/scope.ts";
import { changeLimit, invoicePaid, openCredit, refundSent, sees } from "./change-credit.ts";

const CreditType = staffBuilder.objectRef<Credit>("CompanyCredit").implement({
  description: "What a company may owe, and what it does.",
  fields: (t) => ({
    id: t.exposeID("id"),
    legalEntity: t.exposeString("legalEntity"),
    companyName: t.exposeString("companyName"),
    limit: t.field({ type: StaffMoneyType, resolve: ({ currency, creditLimit: value }) => ({ currency, value }) }),
    used: t.field({ type: StaffMoneyType, resolve: ({ currency, used: value }) => ({ currency, value }) }),
    stopped: t.boolean({ resolve: ({ stoppedAt }) => stoppedAt !== null }),
    overdue: t.exposeBoolean("overdue", { description: "A reminder was sent of something that is still owed." }),
  }),
});
const OwedType = staffBuilder.objectRef<OpenReceivable>("Receivable").implement({
  fields: (t) => ({
    number: t.exposeString("orderNumber"),
    companyName: t.exposeString("companyName"),
    dueOn: t.exposeString("dueOn"),
    reminded: t.exposeInt("reminded"),
    amount: t.field({ type: StaffMoneyType, resolve: ({ currency, ...owed }) => ({ currency, value: openOf(owed) }) }),
  }),
});

const BankRefundType = staffBuilder.objectRef<BankRefund>("BankRefund").implement({
  description: "Money that a company paid by bank and gets back by bank.",
  fields: (t) => ({
    id: t.exposeID("id"),
    number: t.exposeString("orderNumber"),
    companyName: t.exposeString("companyName"),
    owedAt: t.string({ resolve: ({ owedAt }) => owedAt.toISOString() }),
    amount: t.field({ type: StaffMoneyType, resolve: ({ currency, amount: value }) => ({ currency, value }) }),
  }),
});

interface Companies {
  credits: Credit[];
  owed: OpenReceivable[];
  refunds: BankRefund[];
}
const CompaniesType = staffBuilder.objectRef<Companies>("Companies").implement({
  fields: (t) => ({
    credits: t.expose("credits", { type: [CreditType] }),
    owed: t.expose("owed", { type: [OwedType], description: "Orders on invoice that are not paid." }),
    refunds: t.expose("refunds", { type: [BankRefundType], description: "What is to be sent back by bank." }),
  }),
});
const CompaniesPayload = payloadOf("CompaniesPayload", CompaniesType);

const everything = "9999-12-31";
/** Numbers of orders begin with their storefront. */
const storefrontOf = (number: string): string => number.split("-")[0] ?? "";

staffBuilder.queryField("companies", (t) =>
  t.field({
    type: CompaniesPayload,
    resolve: staffAnswer("credit.read", async (_, scope) => {
      const { pool } = scope.services;
      const owed = await openReceivables(pool, everything);
      return {
        credits: (await listCredits(pool)).filter((credit) => sees(scope, credit)),
        owed: owed.filter(({ orderNumber }) => isShown(scope, storefrontOf(orderNumber))),
        refunds: (await waitingBankRefunds(pool)).filter(({ storefront }) => isShown(scope, storefront)),
      };
    }),
  }),
);

staffBuilder.mutationFields((t) => ({
  changeCreditLimit: t.field({
    type: OutcomePayload,
    description: "Says what a company may owe; raised by much it waits for a second person.",
    args: {
      credit: t.arg.id(),
      amount: t.arg.float({ description: "Minor units of its currency." }),
      why: t.arg.string(),
    },
    resolve: staffAnswer("credit.change", ({ credit, amount, why }, scope) =>
      changeLimit({ credit, amount }, whyOf(why), scope),
    ),
  }),
  openCredit: t.field({
    type: DonePayload,
    description: "Sells on invoice to a company again, or nothing more.",
    args: { credit: t.arg.id(), open: t.arg.boolean(), why: t.arg.string() },
    resolve: staffAnswer("credit.change", async ({ credit, open, why }, scope) => {
      await openCredit(credit, open, whyOf(why), scope);
      return done;
    }),
  }),
  invoicePaid: t.field({
    type: DonePayload,
    description: "Notes that a company has paid an order outside of the payment provider.",
    args: { number: t.arg.string(), why: t.arg.string() },
    resolve: staffAnswer("credit.change", async ({ number, why }, scope) => {
      await invoicePaid(number, whyOf(why), scope);
      return done;
    }),
  }),
  bankRefundSent: t.field({
    type: DonePayload,
    description: "Notes that money was sent back by bank, and books it, once.",
    args: {
      id: t.arg.id(),
      reference: t.arg.string({ description: "What the bank knows the transfer by." }),
      why: t.arg.string(),
    },
    resolve: staffAnswer("credit.change", async ({ id, reference, why }, scope) => {
      await refundSent(id, reference, whyOf(why), scope);
      return done;
    }),
  }),
}));
