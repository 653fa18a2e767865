import { getStorefront } from "@giftshop/storefront-config";
import { builder } from "../../../platform/graphql/builder.ts";
import { MoneyType, moneyOf } from "../../../platform/graphql/common.ts";
import { PagingInfoType, PagingInput } from "../../../platform/graphql/paging.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { limit } from "../../../platform/limit.ts";
import { DeliveryDateInput } from "../../basket/graphql/delivery-moment.ts";
import { changeOrderDay } from "../../checkout/days/change-order-day.ts";
import { OrderKindEnum, OrderPayload, OrderStatusEnum } from "../../checkout/graphql/order.ts";
import { accountOrder, accountOrders, type ListedOrder, type OrdersPage } from "../orders/orders.ts";
import { type Reordered, reorder } from "../orders/reorder.ts";

const money = ({ storefront }: ListedOrder, value: number) => moneyOf(getStorefront(storefront), value);

const AccountOrderType = builder.objectRef<ListedOrder>("AccountOrder").implement({
  description: "An order in the list of its account; `order` has its details.",
  fields: (t) => ({
    id: t.exposeID("id"),
    kind: t.expose("kind", { type: OrderKindEnum }),
    number: t.exposeString("number"),
    storefront: t.exposeString("storefront", { description: "Code of the storefront that it was placed in." }),
    status: t.expose("status", { type: OrderStatusEnum }),
    placedAt: t.string({ description: "ISO 8601.", resolve: ({ placedAt }) => placedAt.toISOString() }),
    titles: t.exposeStringList("titles", { description: "What was bought, each once." }),
    packages: t.exposeInt("packages"),
    receivers: t.exposeInt("receivers", { description: "To how many people it goes." }),
    grandTotal: t.field({ type: MoneyType, resolve: (order) => money(order, order.grandTotal) }),
    grandTotalWithoutTax: t.field({
      type: MoneyType,
      resolve: (order) => money(order, order.grandTotal - order.vatTotal),
    }),
    shipping: t.field({ type: MoneyType, resolve: (order) => money(order, order.shippingTotal) }),
    extras: t.field({
      type: MoneyType,
      description: "Wrapping and packing.",
      resolve: (order) => money(order, order.extrasTotal),
    }),
  }),
});

const AccountOrdersType = builder.objectRef<OrdersPage>("AccountOrders").implement({
  fields: (t) => ({
    orders: t.field({ type: [AccountOrderType], resolve: ({ orders }) => [...orders] }),
    paging: t.field({ type: PagingInfoType, resolve: (page) => page }),
  }),
});

const AccountOrdersPayload = builder.objectRef<Answer<OrdersPage>>("AccountOrdersPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: AccountOrdersType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

builder.queryField("accountOrders", (t) =>
  t.field({
    type: AccountOrdersPayload,
    description: "What was ordered in the account, or as a guest with its verified email; newest first.",
    args: {
      userData: t.arg({ type: UserDataInput }),
      paging: t.arg({ type: PagingInput, required: false }),
      toReorder: t.arg.boolean({
        required: false,
        description:
          "Only what can be ordered again: gifts that were paid for, in this storefront. Default: everything.",
      }),
    },
    resolve: answer((args, scope) => accountOrders(args, scope)),
  }),
);

builder.queryField("accountOrder", (t) =>
  t.field({
    type: OrderPayload,
    description: "An order of the account with all its details; 2042 for any other.",
    args: { userData: t.arg({ type: UserDataInput }), id: t.arg.id() },
    resolve: answer(({ id }, scope) => accountOrder(id, scope)),
  }),
);

const ChangeOrderDeliveryDateInput = builder.inputType("ChangeOrderDeliveryDateInput", {
  fields: (t) => ({
    orderUuid: t.id(),
    packageId: t.id(),
    dayVersion: t.int({ description: "Of the day that the buyer saw; another one answers 2064." }),
    deliveryDate: t.field({ type: DeliveryDateInput, required: false, description: "Absent: as soon as possible." }),
  }),
});

/** More than anybody changes their mind. */
const dayChanges = { name: "change-order-day", points: 60, seconds: 60 };

builder.mutationField("changeOrderDeliveryDate", (t) =>
  t.field({
    type: OrderPayload,
    description:
      "Says when a package of an order of one's own is to arrive that has not left; what is posted with it goes with it.",
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: ChangeOrderDeliveryDateInput }) },
    resolve: answer(async ({ input }, scope) => {
      await limit(scope, dayChanges, scope.clientAddress);
      return changeOrderDay(input, scope);
    }),
  }),
);

const ReorderedType = builder.objectRef<Reordered>("Reordered").implement({
  fields: (t) => ({
    quantity: t.exposeInt("quantity", { description: "Pieces in the basket now." }),
    gone: t.exposeStringList("gone", { description: "Titles of what could not be added." }),
  }),
});

const ReorderItemInput = builder.inputType("ReorderItemInput", {
  fields: (t) => ({ packageId: t.id({ description: "Of the order." }), quantity: t.int() }),
});

const ReorderPayload = builder.objectRef<Answer<Reordered>>("ReorderPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: ReorderedType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

builder.mutationField("reorder", (t) =>
  t.field({
    type: ReorderPayload,
    description:
      "Puts what an order of the account held, or these items of it, into the basket. Idempotent by `idempotencyKey`.",
    args: {
      userData: t.arg({ type: UserDataInput }),
      id: t.arg.id(),
      idempotencyKey: t.arg.id(),
      items: t.arg({ type: [ReorderItemInput], required: false }),
    },
    resolve: answer(({ id, idempotencyKey, items }, scope) => reorder(id, idempotencyKey, items ?? undefined, scope)),
  }),
);
