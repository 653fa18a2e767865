import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "@jest/globals";
import { type Buyer, openShop, type Shop } from "../testing/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.services.ownerPool.query(
    "create table naive_order (id uuid, cart bigint, key text); grant all on naive_order to giftshop_app",
  );
});
afterEach(() => shop.audit());
afterAll(() => shop.close());

const clients = 50;

type Place = (buyer: Buyer, idempotencyKey: string) => Promise<{ orderUuid: string; paymentUrl: string }>;

const place: Place = (buyer, idempotencyKey) => buyer.place({ idempotencyKey });

/** As it is often written: look whether the order is there, make it if not, then ask for a payment. */
const naive: Place = async (buyer, key) => {
  const { pool } = shop.services;
  const visitor = await buyer.scope.visitor.find(pool);
  const cart = (await pool.query("select id from cart where visitor = $1 and order_id is null", [visitor])).rows[0]?.id;
  const found = await pool.query("select id from naive_order where key = $1 or cart = $2", [key, cart]);
  const orderUuid = found.rows[0]?.id ?? randomUUID();
  if (found.rowCount === 0) await pool.query("insert into naive_order values ($1, $2, $3)", [orderUuid, cart, key]);
  const payment = await shop.provider.create({
    key: orderUuid,
    currency: "EUR",
    amount: 5000,
    method: "creditcard",
    issuer: null,
    description: "",
    language: "fr",
    country: "FR",
    redirectUrl: "",
    webhookUrl: "",
    dueDate: null,
    email: null,
    authenticate: false,
    orderId: orderUuid,
  });
  return { orderUuid, paymentUrl: payment.checkoutUrl ?? "" };
};

/**
 * Fifty calls at once: how many different orders, payment
 * pages, payments and calls at the provider came of them.
 */
const stampede = async (how: Place, keyOf: (index: number) => string) => {
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d");
  const before = shop.provider.payments.size;
  const callsBefore = shop.provider.created;
  const answers = await Promise.all(Array.from({ length: clients }, (_, index) => how(buyer, keyOf(index))));
  return {
    orders: new Set(answers.map(({ orderUuid }) => orderUuid)),
    pages: new Set(answers.map(({ paymentUrl }) => paymentUrl)).size,
    payments: shop.provider.payments.size - before,
    calls: shop.provider.created - callsBefore,
  };
};

const payAndCount = async (orders: Set<string>): Promise<{ charges: number; cards: number }> => {
  const [order = ""] = orders;
  shop.provider.move(await shop.paymentOf(order), "PAID");
  await shop.settle(5000);
  const cards = `order_line in (select id from order_line where order_id = '${order}')`;
  return {
    charges: await shop.count("payment_charge", `order_id = '${order}'`),
    cards: await shop.count("gift_card", cards),
  };
};

test("50 simultaneous calls with one key make one order and one charge", async () => {
  const key = randomUUID();
  const { orders, pages, payments, calls } = await stampede(place, () => key);
  expect([orders.size, pages, payments, calls]).toEqual([1, 1, 1, 1]);
  expect(await payAndCount(orders)).toEqual({ charges: 1, cards: 1 });
});

test("50 keys on one basket make one order and one charge", async () => {
  const { orders, pages, payments, calls } = await stampede(place, () => randomUUID());
  expect([orders.size, pages, payments, calls]).toEqual([1, 1, 1, 1]);
  expect(await payAndCount(orders)).toEqual({ charges: 1, cards: 1 });
});

test("looking first and writing then is caught by both", async () => {
  const key = randomUUID();
  expect((await stampede(naive, () => key)).orders.size).toBeGreaterThan(1);
  expect((await stampede(naive, () => randomUUID())).payments).toBeGreaterThan(1);
});

test("many who retry at once with one key make one attempt", async () => {
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d");
  const { orderUuid } = await buyer.place();
  shop.provider.move(await shop.paymentOf(orderUuid), "FAILED");
  await shop.settle(5000);
  const idempotencyKey = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.retry(orderUuid, { idempotencyKey })));
  expect(new Set(answers.map(({ paymentUrl }) => paymentUrl)).size).toBe(1);
  expect(await shop.count("payment_attempt", `order_id = '${orderUuid}'`)).toBe(2);
  shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
  await shop.settle(5000);
});
