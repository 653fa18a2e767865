import type { FoundOrder } from "../../../money/order/index.ts";
import { staffAnswer } from "../../staff/api/answer.ts";
import { staffBuilder } from "../../staff/api/builder.ts";
import { StaffMoneyType } from "../../staff/api/common.ts";
import { payloadOf } from "../../staff/api/payload.ts";
import { storefrontsOf } from "../../staff/api/scope.ts";
import { Refused } from "../../staff/refused.ts";
import { findOrders } from "../find-orders.ts";

const FoundOrderType = staffBuilder.objectRef<FoundOrder>("FoundOrder").implement({
  fields: (t) => ({
    number: t.exposeString("number"),
    storefront: t.exposeString("storefront"),
    state: t.exposeString("state"),
    name: t.string({ resolve: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() }),
    email: t.exposeString("email"),
    total: t.field({ type: StaffMoneyType, resolve: ({ currency, grandTotal: value }) => ({ currency, value }) }),
    placedAt: t.string({ resolve: ({ placedAt }) => placedAt.toISOString() }),
    cursor: t.string({
      description: "For the page after it.",
      resolve: ({ placedAt, id }) => `${placedAt.toISOString()} ${id}`,
    }),
  }),
});
const OrderListType = staffBuilder.objectRef<{ orders: FoundOrder[] }>("OrderList").implement({
  fields: (t) => ({ orders: t.expose("orders", { type: [FoundOrderType] }) }),
});
const OrderListPayload = payloadOf("OrderListPayload", OrderListType);

const perPage = 50;

const cursorOf = (text: string): { placedAt: Date; id: string } => {
  const [at = "", id = ""] = text.split(" ");
  const placedAt = new Date(at);
  if (Number.isNaN(placedAt.getTime()) || !/^[0-9a-f-]{36}$/u.test(id)) throw new Refused("INVALID", "before");
  return { placedAt, id };
};

staffBuilder.queryField("orders", (t) =>
  t.field({
    type: OrderListPayload,
    description: "Fifty orders, newest first: by number, address, name, or a card's number or its last four digits.",
    args: {
      text: t.arg.string(),
      storefronts: t.arg.stringList({ required: false }),
      before: t.arg.string({ required: false, description: "`cursor` of the last one of the page before." }),
    },
    resolve: staffAnswer("orders.read", async ({ text, storefronts, before }, scope) => {
      const search = {
        storefronts: storefrontsOf(scope, storefronts),
        before: before ? cursorOf(before) : undefined,
        most: perPage,
      };
      return { orders: await findOrders(scope.services, text, search) };
    }),
  }),
);
