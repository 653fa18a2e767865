import type { ListedDocument } from "../../../money/documents/index.ts";
import type { StaffCard } from "../../../money/giftcard/index.ts";
import type { OrderRefund } from "../../../money/payment/index.ts";
import type { OrderEmail } from "../../../platform/outbox/emails-of-order.ts";
import { staffBuilder } from "../../staff/api/builder.ts";
import { StaffMoneyType } from "../../staff/api/common.ts";
import type { Gift, LifeEvent, LifeLine } from "../life-line.ts";

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const CardType = staffBuilder.objectRef<StaffCard>("Card").implement({
  description: "Nothing of it can be spent by what is here.",
  fields: (t) => ({
    id: t.exposeID("id"),
    lastDigits: t.exposeString("lastDigits"),
    title: t.exposeString("title"),
    state: t.exposeString("state"),
    replaced: t.exposeBoolean("replaced", { description: "It was issued again." }),
    value: t.field({ type: StaffMoneyType, resolve: ({ currency, value }) => ({ currency, value }) }),
    balance: t.field({ type: StaffMoneyType, resolve: ({ currency, balance: value }) => ({ currency, value }) }),
    expiresOn: t.exposeString("expiresOn", { nullable: true }),
  }),
});

export const GiftType = staffBuilder.objectRef<Gift & { currency: string }>("Gift").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ delivery }) => delivery.package }),
    title: t.string({ resolve: ({ judged }) => judged.title }),
    kind: t.string({ description: "DIGITAL or PHYSICAL.", resolve: ({ delivery }) => delivery.kind }),
    state: t.string({ resolve: ({ delivery }) => delivery.state }),
    wrapped: t.string({
      nullable: true,
      description: "UNOPENED, OPENED, TAKEN_BACK or BLOCKED, where its cards are made when it is opened.",
      resolve: ({ wrapped }) => wrapped?.state ?? null,
    }),
    receiver: t.string({ resolve: ({ judged }) => judged.receiver }),
    receiverName: t.string({ nullable: true, resolve: ({ delivery }) => delivery.recipientName }),
    receiverEmail: t.string({ nullable: true, resolve: ({ delivery }) => delivery.recipientEmail }),
    total: t.field({ type: StaffMoneyType, resolve: ({ currency, judged }) => ({ currency, value: judged.total }) }),
    sentAt: t.string({ nullable: true, resolve: ({ delivery }) => iso(delivery.sentAt) }),
    expectedAt: t.string({ nullable: true, resolve: ({ delivery }) => iso(delivery.expectedAt) }),
    refusal: t.string({
      nullable: true,
      description:
        "Why its buyer cannot take it back: WITHDRAWN, TOO_LATE, SPENT, ACTIVATED, BLOCKED, EXPIRED, DONATION or BUSINESS.",
      resolve: ({ judged }) => judged.refusal ?? null,
    }),
    cards: t.field({ type: [CardType], resolve: ({ cards }) => cards }),
  }),
});

export const AttemptType = staffBuilder.objectRef<LifeLine["attempts"][number]>("PaymentAttempt").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    method: t.exposeString("paysBy"),
    state: t.exposeString("state"),
    amount: t.field({ type: StaffMoneyType, resolve: ({ currency, amount: value }) => ({ currency, value }) }),
    createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
    paymentId: t.exposeString("providerId", { nullable: true, description: "At the provider." }),
  }),
});

export const RefundType = staffBuilder.objectRef<OrderRefund>("OrderRefund").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    state: t.exposeString("state"),
    reason: t.exposeString("reason"),
    amount: t.field({ type: StaffMoneyType, resolve: ({ currency, amount: value }) => ({ currency, value }) }),
    createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
  }),
});

export const OrderEmailType = staffBuilder.objectRef<OrderEmail>("OrderEmail").implement({
  fields: (t) => ({
    queue: t.exposeString("queue"),
    state: t.exposeString("state"),
    at: t.string({ resolve: ({ settledAt, writtenAt }) => (settledAt ?? writtenAt).toISOString() }),
  }),
});

export const DocumentType = staffBuilder.objectRef<ListedDocument>("OrderDocument").implement({
  fields: (t) => ({
    number: t.exposeString("number"),
    kind: t.exposeString("kind"),
    issuedAt: t.string({ resolve: ({ issuedAt }) => issuedAt.toISOString() }),
  }),
});

const kinds = ["ORDER", "PAYMENT", "REFUND", "GIFT", "CARD", "EMAIL", "DOCUMENT", "JOB", "NOTE", "STAFF"] as const;
const EventKindEnum = staffBuilder.enumType("EventKind", { values: kinds });

export const EventType = staffBuilder.objectRef<LifeEvent>("OrderEvent").implement({
  fields: (t) => ({
    at: t.string({ resolve: ({ at }) => at.toISOString() }),
    kind: t.expose("kind", { type: EventKindEnum }),
    what: t.exposeString("what"),
    about: t.exposeString("about", { nullable: true }),
    who: t.exposeString("who", { nullable: true }),
  }),
});
