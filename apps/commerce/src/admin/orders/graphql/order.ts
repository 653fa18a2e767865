import { getStorefront } from "@giftshop/storefront-config";
import { inTransaction } from "../../../platform/database/index.ts";
import { staffAnswer } from "../../staff/api/answer.ts";
import { staffBuilder } from "../../staff/api/builder.ts";
import { StaffMoneyType } from "../../staff/api/common.ts";
import { payloadOf } from "../../staff/api/payload.ts";
import { RequestType } from "../../staff/graphql/request-type.ts";
import { type LifeLine, tellOrder } from "../life-line.ts";
import { lockOwnOrder } from "../own-order.ts";
import { AttemptType, DocumentType, EventType, GiftType, OrderEmailType, RefundType } from "./parts.ts";

const OrderType = staffBuilder.objectRef<LifeLine>("Order").implement({
  description: "An order, and everything that happened to it.",
  fields: (t) => ({
    number: t.string({ resolve: ({ order }) => order.number }),
    storefront: t.string({ resolve: ({ order }) => order.storefront }),
    timeZone: t.string({ resolve: ({ order }) => getStorefront(order.storefront).timeZone }),
    state: t.string({ resolve: ({ order }) => order.state }),
    kind: t.string({ resolve: ({ order }) => order.kind }),
    language: t.string({ resolve: ({ order }) => order.language }),
    placedAt: t.string({ resolve: ({ order }) => order.placedAt.toISOString() }),
    name: t.string({ resolve: ({ order }) => `${order.firstName} ${order.lastName}`.trim() }),
    email: t.string({ resolve: ({ order }) => order.email }),
    company: t.string({ nullable: true, resolve: ({ order }) => order.companyName }),
    total: t.field({
      type: StaffMoneyType,
      resolve: ({ order: { currency, grandTotal: value } }) => ({ currency, value }),
    }),
    postage: t.field({
      type: StaffMoneyType,
      resolve: ({ order: { currency, shippingTotal: value } }) => ({ currency, value }),
    }),
    secondPersonAbove: t.field({
      type: StaffMoneyType,
      description: "Above it two people decide.",
      resolve: ({ order: { currency, storefront } }) => ({
        currency,
        value: getStorefront(storefront).limits.secondPersonAbove,
      }),
    }),
    gifts: t.field({
      type: [GiftType],
      resolve: ({ order: { currency }, gifts }) => gifts.map((gift) => ({ ...gift, currency })),
    }),
    attempts: t.field({ type: [AttemptType], resolve: ({ attempts }) => attempts }),
    refunds: t.field({ type: [RefundType], resolve: ({ refunds }) => refunds }),
    emails: t.field({ type: [OrderEmailType], resolve: ({ emails }) => emails }),
    documents: t.field({ type: [DocumentType], resolve: ({ documents }) => documents }),
    requests: t.field({
      type: [RequestType],
      description: "What of it waits for a second person.",
      resolve: ({ requests }) => requests,
    }),
    events: t.field({ type: [EventType], description: "The first first.", resolve: ({ events }) => events }),
  }),
});
const OrderPayload = payloadOf("OrderPayload", OrderType);

staffBuilder.queryField("order", (t) =>
  t.field({
    type: OrderPayload,
    args: { number: t.arg.string() },
    resolve: staffAnswer("orders.read", ({ number }, scope) =>
      inTransaction(scope.services.pool, async (client) =>
        tellOrder(client, await lockOwnOrder(client, number, scope), scope.services.clock.now()),
      ),
    ),
  }),
);
