import { retention } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { markDelivered } from "../../money/order/index.ts";
import { forgetMessages } from "../../money/order/retention/forget-messages.ts";
import { forgetUnpaidOrders } from "../../money/order/retention/forget-unpaid-orders.ts";
import { forgetSomeOrderedCarts } from "../../shop/basket/forget-stale.ts";
import { runDispatch } from "../../shop/checkout/dispatch/run-dispatch.ts";
import type { Buyer } from "../../shop/checkout/testing/shop.ts";
import { shopForFile } from "../../shop/checkout/testing/shop-test.ts";
import { showOrderAsCart } from "../../shop/checkout/view/show-order.ts";
import { forgetNightly } from "../../testing/forget-nightly.ts";
import { rowsRead } from "../../testing/rows-read.ts";

const shop = shopForFile();

const day = 86_400_000;
const message = "Joyeux anniversaire, ma chère Zoé";
const recipient = { name: "Zoé Recipient", email: "zoe@example.org" };

const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => "no failure",
    (error: { code?: number }) => error.code ?? error,
  );

interface Order {
  buyer: Buyer;
  id: string;
  payment: string;
}

const order = async (sku = "cafe-elodie-d", more: Record<string, unknown> = { recipient, message }): Promise<Order> => {
  const buyer = await shop.buyer();
  await buyer.add(sku, more);
  const { orderUuid: id } = await buyer.place();
  return { buyer, id, payment: await shop.paymentOf(id) };
};

const end = async ({ payment }: Order, state: "PAID" | "FAILED"): Promise<void> => {
  shop.provider.move(payment, state);
  await shop.settle(5_000);
};

/** Everything that is kept of an order and its basket, as one text. */
const keptOf = async ({ id }: Order): Promise<string> => {
  const { rows } = await shop.services.ownerPool.query<{ kept: string }>(
    `select concat(o::text, (select json_agg(p)::text from order_package p where p.order_id = o.id),
       (select json_agg(a)::text from order_address a where a.order_id = o.id),
       (select json_agg(c)::text from cart c where c.id = o.cart),
       (select json_agg(l)::text from cart_package l where l.cart = o.cart)) as kept
     from shop_order o where o.id = $1`,
    [id],
  );
  return rows[0]?.kept ?? "";
};

/** Says that the gifts of an order went out now. */
const send = async ({ id }: Order): Promise<void> => {
  const { pool, clock } = shop.services;
  const { rows } = await pool.query<{ package: number }>("select package from delivery where order_id = $1", [id]);
  const client = await shop.services.pool.connect();
  try {
    for (const { package: one } of rows) await markDelivered(client, one, "SENT", clock.now());
  } finally {
    client.release();
  }
};

/** Says that the parcel of an order went out now. */
const post = async ({ id }: Order): Promise<void> => {
  expect(await runDispatch(shop.services, ["sent", await shop.numberOf(id)])).toMatchObject([{ done: true }]);
};

/** Baskets take the database's time, which no test moves. */
const ageBaskets = (days: number) =>
  shop.services.ownerPool.query("update cart set changed_at = $1", [
    new Date(shop.services.clock.now().getTime() - days * day),
  ]);

test("a message is gone everywhere 90 days after its gift was delivered, and whom it went to stays with the order", async () => {
  const { clock } = shop.services;
  const paid = await order();
  await end(paid, "PAID");
  clock.advance(20 * day);
  await send(paid);
  clock.advance(retention.messageDays * day);
  await ageBaskets(retention.basketDays);
  expect(await forgetNightly(shop.services)).toMatchObject({ "order.messages": 0, "basket.orderedCarts": 0 });
  expect((await keptOf(paid)).split(message)).toHaveLength(4);
  expect(await paid.buyer.show(paid.id)).toMatchObject({
    details: { order: { shipments: [{ packages: [{ message: { text: message } }] }] } },
  });

  clock.advance(1);
  await ageBaskets(retention.basketDays + 1);
  expect(await forgetNightly(shop.services)).toMatchObject({ "order.messages": 1, "basket.orderedCarts": 1 });
  const kept = await keptOf(paid);
  expect(kept).not.toContain(message);
  expect(kept).toContain(recipient.email);
  expect(kept).toContain("elodie@example.com");
  expect(await paid.buyer.show(paid.id)).toMatchObject({
    details: { order: { shipments: [{ packages: [{ message: null, recipient, giftcard: { qty: 1 } }] }] } },
  });
  expect(new Set(Object.values(await forgetNightly(shop.services)))).toEqual(new Set([0]));
});

test("of two gifts of an order each has its own time; a parcel is delivered when it was expected", async () => {
  const { clock } = shop.services;
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d", { recipient, message: "the first note" });
  await buyer.add("cafe-elodie-p", {
    recipient: { name: "Zoé Recipient", handOver: true },
    message: "the second note",
  });
  const { orderUuid: id } = await buyer.place();
  const both = { buyer, id, payment: await shop.paymentOf(id) };
  await end(both, "PAID");
  await post(both);
  clock.advance((retention.messageDays + 0.5) * day);
  await ageBaskets(retention.basketDays + 1);
  expect(await forgetNightly(shop.services)).toMatchObject({ "order.messages": 1 });
  expect(await keptOf(both)).not.toContain("the first note");
  expect((await keptOf(both)).split("the second note")).toHaveLength(3);
  clock.advance(7 * day);
  expect(await forgetNightly(shop.services)).toMatchObject({ "order.messages": 1 });
  expect(await keptOf(both)).not.toContain("note");
});

test("a parcel that waits loses neither its address nor its note, however long it is held; the note goes once it has arrived", async () => {
  const { clock } = shop.services;
  const waits = await order("cafe-elodie-p", { recipient: { name: "Zoé Recipient", handOver: true }, message });
  await end(waits, "PAID");
  clock.advance(2 * retention.messageDays * day);
  expect(await forgetNightly(shop.services)).toMatchObject({ "order.messages": 0, "order.unpaidOrders": 0 });
  const [paper] = await runDispatch(shop.services, ["print", await shop.numberOf(waits.id)]);
  for (const said of ["Élodie Martin", "12 Rue Oberkampf", "75011 Paris", message]) expect(paper?.text).toContain(said);
  await post(waits);
  clock.advance((retention.messageDays + 7) * day);
  expect(await forgetNightly(shop.services)).toMatchObject({ "order.messages": 1, "order.unpaidOrders": 0 });
  expect(await keptOf(waits)).toContain("Oberkampf");
});

test("nobody is found in an order that was never paid, 30 days after the last try; what it would have cost stays", async () => {
  const { clock } = shop.services;
  const unpaid = await order("cafe-elodie-p", { recipient: { name: "Zoé Recipient", handOver: true }, message });
  await end(unpaid, "FAILED");
  clock.advance(20 * day);
  await unpaid.buyer.retry(unpaid.id);
  const again = { ...unpaid, payment: await shop.paymentOf(unpaid.id) };
  await end(again, "FAILED");
  clock.advance((retention.unpaidOrderDays - 1) * day);
  expect(await forgetNightly(shop.services)).toMatchObject({ "order.unpaidOrders": 0 });
  expect(await unpaid.buyer.show(unpaid.id)).toMatchObject({
    canRetry: true,
    details: { email: "elodie@example.com" },
  });

  clock.advance(day);
  expect(await forgetNightly(shop.services)).toMatchObject({ "order.unpaidOrders": 1 });
  await shop.services.ownerPool.query("delete from cart where order_id is null");
  const kept = await keptOf(unpaid);
  for (const personal of ["Martin", "elodie@", "Zoé", message, "Oberkampf", "75011", "12 "])
    expect(kept).not.toContain(personal);
  expect(await shop.count("shop_order", `id = '${unpaid.id}' and grand_total > 5000`)).toBe(1);
  expect(await shop.count("payment_attempt", `order_id = '${unpaid.id}'`)).toBe(2);
});

test("what was forgotten cannot be paid any more: its page has no details, and money that still comes goes back", async () => {
  const { clock } = shop.services;
  const unpaid = await order();
  await end(unpaid, "FAILED");
  clock.advance((retention.unpaidOrderDays + 1) * day);
  await forgetNightly(shop.services);
  expect(await unpaid.buyer.show(unpaid.id)).toMatchObject({ status: "CANCELED", canRetry: false, details: null });
  expect(await codeOf(unpaid.buyer.retry(unpaid.id))).toBe(2043);
  expect(await codeOf(showOrderAsCart(unpaid.id, unpaid.buyer.scope))).toBe(2042);
  shop.provider.move(unpaid.payment, "PAID");
  await shop.services.ownerPool.query("update payment_attempt set next_check_at = $2 where order_id = $1", [
    unpaid.id,
    clock.now(),
  ]);
  await shop.settle(5_000);
  expect(await shop.state(unpaid.id)).toBe("CANCELED");
  expect([...shop.provider.refunds.values()].map(({ paymentId }) => paymentId)).toContain(unpaid.payment);
});

test("an order that was paid, or paid too late, keeps its buyer", async () => {
  const { clock } = shop.services;
  const late = await order();
  await end(late, "FAILED");
  const other = await late.buyer.place();
  await end({ ...late, payment: await shop.paymentOf(other.orderUuid) }, "PAID");
  await shop.services.ownerPool.query("update payment_attempt set state = 'PAID' where provider_id = $1", [
    late.payment,
  ]);
  clock.advance(400 * day);
  await forgetNightly(shop.services);
  expect(await keptOf(late)).toContain("elodie@example.com");
  expect(await keptOf({ ...late, id: other.orderUuid })).toContain("elodie@example.com");
});

test("many are forgotten a few at a time", async () => {
  for (let n = 0; n < 3; n += 1) await end(await order(), "FAILED");
  shop.services.clock.advance((retention.unpaidOrderDays + 1) * day);
  expect(await forgetNightly(shop.services, 2)).toMatchObject({ "order.unpaidOrders": 3 });
});

test("the application can only empty what it is to forget, and only where it may", async () => {
  const paid = await order("cafe-elodie-p", { recipient: { name: "Zoé Recipient", handOver: true }, message });
  await end(paid, "PAID");
  const refused = { code: "23514" };
  const change = (sql: string) => shop.services.pool.query(sql, [paid.id]);
  for (const sql of [
    "update shop_order set email = 'thief@example.org' where id = $1",
    "update shop_order set email = '' where id = $1",
    "update shop_order set forgotten_at = now() where id = $1",
    "update order_package set recipient_email = 'thief@example.org' where order_id = $1",
    "update order_package set recipient_name = null where order_id = $1",
    "update order_package set message = 'another' where order_id = $1",
    "delete from order_address where order_id = $1",
  ])
    await expect(change(sql)).rejects.toMatchObject(refused);
  for (const sql of [
    "update shop_order set grand_total = 1 where id = $1",
    "update order_package set tag = '1' where order_id = $1",
    "update order_address set street = '' where order_id = $1",
    "delete from order_package where order_id = $1",
  ])
    await expect(change(sql)).rejects.toMatchObject({ code: "42501" });
});

test("what was forgotten, or has nothing to forget, is not read, however much of it there is", async () => {
  await end(await order("cafe-elodie-d", {}), "PAID");
  const client = await shop.services.ownerPool.connect();
  const copies = (table: string, where: string, changed: string) =>
    client.query(
      `insert into ${table} overriding system value select (jsonb_populate_record(one.was, jsonb_build_object(${changed}))).*
       from (select t as was from ${table} t where ${where} limit 1) one, generate_series(1, 2000) i`,
    );
  const tables = ["shop_order", "order_package", "delivery", "payment_attempt", "cart"];
  const now = shop.services.clock.now();
  try {
    await client.query("begin");
    // Rows that nothing refers to, past what guards how an order begins.
    await client.query("set local session_replication_role = replica");
    await copies(
      "shop_order",
      "paid_at is not null",
      "'id', gen_random_uuid(), 'number', i::text, 'cart', 1000000 + i",
    );
    await copies("order_package", "message is null", "'id', -i, 'position', i");
    await copies("delivery", "true", "'package', -i, 'message_id', i::text");
    await copies(
      "cart",
      "order_id is not null",
      "'id', -i, 'order_id', i::text, 'changed_at', now() + interval '9 years'",
    );
    await client.query("analyze shop_order, order_package, delivery, cart");
    for (const forget of [forgetMessages, forgetUnpaidOrders, forgetSomeOrderedCarts])
      expect(await rowsRead(client, tables, () => forget(client, now, 500, now))).toBeLessThan(200);

    // Without the indexes of what waits to be forgotten, everything is read.
    await client.query("drop index shop_order_to_forget, order_package_message, cart_ordered");
    for (const forget of [forgetMessages, forgetUnpaidOrders, forgetSomeOrderedCarts])
      expect(await rowsRead(client, tables, () => forget(client, now, 500, now))).toBeGreaterThan(1_900);
  } finally {
    await client.query("rollback");
    client.release();
  }
});
