import { getStorefront } from "@giftshop/storefront-config";
import { isUuid } from "@giftshop/validation";
import { Failure } from "../../../platform/failure.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { MoneyType, moneyOf } from "../../../platform/graphql/common.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { limit } from "../../../platform/limit.ts";
import { StatusPayload } from "../../account/graphql/status.ts";
import type { JudgedPackage } from "../judge-packages.ts";
import { requestWithdrawal } from "../request-withdrawal.ts";
import { takeBackGift } from "../take-back-gift.ts";
import { showWithdrawal, type WithdrawalView, withdraw } from "../withdraw.ts";

const RefusalEnum = builder.enumType("WithdrawalRefusal", {
  description:
    "WITHDRAWN: it was taken back already; TOO_LATE: more than 14 days ago; OPENED: its receiver has opened it; SPENT: something of its card was; ACTIVATED: a card of its box was; BLOCKED and EXPIRED: its card is; DONATION: it was passed on; BUSINESS: the order is a company's.",
  values: [
    "WITHDRAWN",
    "TOO_LATE",
    "OPENED",
    "SPENT",
    "ACTIVATED",
    "BLOCKED",
    "EXPIRED",
    "DONATION",
    "BUSINESS",
  ] as const,
});

type Shown = JudgedPackage & { view: WithdrawalView };

const money = ({ order }: WithdrawalView, value: number) => moneyOf(getStorefront(order.storefront), value);

const PackageType = builder.objectRef<Shown>("WithdrawalPackage").implement({
  description: "A gift of the order.",
  fields: (t) => ({
    id: t.id({ resolve: (one) => `${one.package}` }),
    title: t.exposeString("title"),
    receiver: t.exposeString("receiver"),
    total: t.field({ type: MoneyType, resolve: ({ total, view }) => money(view, total) }),
    refusal: t.field({
      type: RefusalEnum,
      nullable: true,
      description: "Why it cannot be taken back; null where it can.",
      resolve: ({ refusal }) => refusal ?? null,
    }),
  }),
});

const ReceiptType = builder.objectRef<WithdrawalView>("WithdrawalReceipt").implement({
  fields: (t) => ({
    at: t.string({ description: "ISO 8601.", resolve: ({ receipt }) => receipt?.madeAt.toISOString() ?? "" }),
    amount: t.field({
      type: MoneyType,
      description: "What goes back to the method it was paid with.",
      resolve: (view) => money(view, view.receipt?.amount ?? 0),
    }),
  }),
});

const WithdrawalType = builder.objectRef<WithdrawalView>("Withdrawal").implement({
  fields: (t) => ({
    orderNumber: t.string({ resolve: ({ order }) => order.number }),
    packages: t.field({ type: [PackageType], resolve: (view) => view.packages.map((one) => ({ ...one, view })) }),
    receipt: t.field({
      type: ReceiptType,
      nullable: true,
      description: "Of what was just taken back; null where nothing was.",
      resolve: (view) => (view.receipt ? view : null),
    }),
  }),
});

const WithdrawalPayload = builder.objectRef<Answer<WithdrawalView>>("WithdrawalPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: WithdrawalType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

/** More than anybody changes their mind. */
const takenBack = { name: "take-back-gift", points: 60, seconds: 60 };

builder.mutationFields((t) => ({
  requestWithdrawal: t.field({
    type: StatusPayload,
    description:
      "Sends the buyer of an order a link to withdraw from it. Answers alike for an order that there is not.",
    args: {
      userData: t.arg({ type: UserDataInput }),
      orderNumber: t.arg.string(),
      email: t.arg.string(),
      captchaToken: t.arg.string(),
    },
    resolve: answer((args, scope) => requestWithdrawal(args, scope)),
  }),
  takeBackGift: t.field({
    type: WithdrawalPayload,
    description:
      "The buyer takes back a digital gift that nobody has opened (`Gift.state`): its link opens nothing any more, the money goes back to the method it came from. Of taking back and opening in one moment one wins: without a receipt it was opened. Idempotent by `idempotencyKey`, a UUID.",
    args: {
      userData: t.arg({ type: UserDataInput }),
      orderUuid: t.arg.id(),
      packageId: t.arg.id({ description: "As `OrderDelivery` names it." }),
      idempotencyKey: t.arg.id(),
    },
    resolve: answer(async (args, scope) => {
      if (!isUuid(args.idempotencyKey)) throw new Failure("idempotencyKeyReused", "idempotencyKey");
      await limit(scope, takenBack, scope.clientAddress);
      return takeBackGift({ ...args, idempotencyKey: args.idempotencyKey.toLowerCase() }, scope);
    }),
  }),
  withdraw: t.field({
    type: WithdrawalPayload,
    description:
      "Takes gifts of an order back: their cards end at once, the money goes back to the method it came from. Where one cannot be, none is. Idempotent by `idempotencyKey`, a UUID.",
    args: {
      userData: t.arg({ type: UserDataInput }),
      token: t.arg.string(),
      packageIds: t.arg.idList(),
      idempotencyKey: t.arg.id(),
    },
    resolve: answer(async (args, scope) => {
      if (!isUuid(args.idempotencyKey)) throw new Failure("idempotencyKeyReused", "idempotencyKey");
      return withdraw({ ...args, idempotencyKey: args.idempotencyKey.toLowerCase() }, scope);
    }),
  }),
}));

builder.queryField("withdrawalOrder", (t) =>
  t.field({
    type: WithdrawalPayload,
    description: "What of an order can be taken back, by the link of an email; 2204 where it is none, or has ended.",
    args: { userData: t.arg({ type: UserDataInput }), token: t.arg.string() },
    resolve: answer(({ token }, scope) => showWithdrawal(token, scope)),
  }),
);
