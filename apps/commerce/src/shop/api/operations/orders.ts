import { isUuid } from "@giftshop/validation/rules";
import { z } from "zod";
import { cursorOf, pageOf as pageOfRows, readCursor } from "../http/cursor.ts";
import { Refused } from "../http/problem.ts";
import { linkOfGift } from "../orders/gift-link.ts";
import { orderStates, showApiOrder } from "../orders/gift-states.ts";
import { type ApiOrder, apiGiftsOf, apiOrdersAfter, ownApiOrder } from "../orders/orders-table.ts";
import { placeApiOrder } from "../orders/place.ts";
import { presentGift, presentOrder } from "../orders/present.ts";
import { type Call, defineOperation } from "./operation.ts";
import { gift, id, newOrder, order, pageOf, pageQuery } from "./schemas.ts";

const ownOrder = async ({ services, key }: Call, uuid: string): Promise<ApiOrder> => {
  const found = await ownApiOrder(services.pool, uuid, key);
  if (found === undefined) throw new Refused(404, "not_found", "There is no such order.");
  return found;
};

/** Where a page of rows begins that stand by their time, the newest first. */
export const placeOf = (cursor: string | undefined): { createdAt: Date; id: string } => {
  if (cursor === undefined) return { createdAt: new Date("9999-12-31"), id: "ffffffff-ffff-ffff-ffff-ffffffffffff" };
  const [at = "", uuid = ""] = readCursor(cursor, ["string", "string"]);
  const createdAt = new Date(at);
  if (Number.isNaN(createdAt.getTime()) || !isUuid(`${uuid}`))
    throw new Refused(400, "cursor", "This cursor is none that the list gave.");
  return { createdAt, id: `${uuid}` };
};

export const createOrder = defineOperation({
  id: "createOrder",
  method: "POST",
  path: "/orders",
  tag: "Orders",
  summary: "Orders 1 to 1,000 gifts",
  description:
    "On invoice, within your credit. Either the whole order is placed, or nothing is and you get the errors of every gift. Gifts are sent at once, or on their day. The same `Idempotency-Key` with the same body returns the same order for 30 days, with `Idempotency-Replayed: true`; with another body it is refused.",
  scope: "orders:write",
  body: newOrder,
  answer: order,
  status: 201,
  idempotent: true,
  limit: "orders",
  problems: [
    "credit_exceeded",
    "idempotency_key_reused",
    "product_not_found",
    "value_out_of_bounds",
    "out_of_stock",
    "link_not_offered",
  ],
  run: ({ body }, call) => placeApiOrder(call, body),
});

export const listOrders = defineOperation({
  id: "listOrders",
  method: "GET",
  path: "/orders",
  tag: "Orders",
  summary: "Lists your orders, newest first",
  scope: "orders:read",
  query: pageQuery.extend({
    reference: z.string().max(64).optional().meta({ description: "Only orders with this reference." }),
  }),
  answer: pageOf(order),
  status: 200,
  limit: "calls",
  problems: ["cursor"],
  run: async ({ query }, { services, key }) => {
    const after = placeOf(query.cursor);
    const rows = await apiOrdersAfter(services.pool, key, after, query.reference, query.limit + 1);
    const states = await orderStates(services.pool, rows);
    const body = pageOfRows(
      rows,
      query.limit,
      (row) => presentOrder(row, states.get(row.id) ?? "PROCESSING"),
      (row) => cursorOf(row.createdAt.toISOString(), row.id),
    );
    return { body };
  },
});

export const getOrder = defineOperation({
  id: "getOrder",
  method: "GET",
  path: "/orders/{order}",
  tag: "Orders",
  summary: "One order",
  scope: "orders:read",
  params: z.object({ order: id }),
  answer: order,
  status: 200,
  limit: "calls",
  problems: ["not_found"],
  run: async ({ params }, call) => {
    const found = await ownOrder(call, params.order);
    const { pool, clock } = call.services;
    const { state } = await showApiOrder(pool, found, await apiGiftsOf(pool, found.id), clock.now());
    return { body: presentOrder(found, state) };
  },
});

export const listGifts = defineOperation({
  id: "listGifts",
  method: "GET",
  path: "/orders/{order}/gifts",
  tag: "Orders",
  summary: "Status of each gift in an order",
  scope: "orders:read",
  params: z.object({ order: id }),
  query: pageQuery,
  answer: pageOf(gift),
  status: 200,
  limit: "calls",
  problems: ["not_found", "cursor"],
  run: async ({ params, query }, call) => {
    const found = await ownOrder(call, params.order);
    const { pool, clock } = call.services;
    const [after] = query.cursor === undefined ? [0] : readCursor(query.cursor, ["number"]);
    const { gifts } = await showApiOrder(pool, found, await apiGiftsOf(pool, found.id), clock.now());
    const rest = gifts.filter(({ position }) => position > Number(after)).slice(0, query.limit + 1);
    return { body: pageOfRows(rest, query.limit, presentGift, ({ position }) => cursorOf(position)) };
  },
});

export const revealGiftLink = defineOperation({
  id: "revealGiftLink",
  method: "POST",
  path: "/orders/{order}/gifts/{gift}/link",
  tag: "Orders",
  summary: "The link of a gift you hand over yourself",
  description:
    "For a gift with `delivery: LINK`. Anyone with the link can open the gift and see its codes, so each response is logged.",
  scope: "codes:read",
  params: z.object({ order: id, gift: z.coerce.number().int().positive().max(1000) }),
  answer: z.object({ link: z.url() }).meta({ id: "GiftLink" }),
  status: 200,
  limit: "calls",
  problems: ["not_found", "gift_is_emailed", "gift_not_unopened"],
  run: async ({ params }, call) => {
    const found = await ownOrder(call, params.order);
    return { body: { link: await linkOfGift(call, found, params.gift) } };
  },
});
