import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { PoolClient } from "../../platform/database/index.ts";
import { openShop, type Shop } from "../../shop/checkout/testing/shop.ts";
import { findReported } from "../../testing/find-reported.ts";
import { rowsRead } from "../../testing/rows-read.ts";

let shop: Shop;
let client: PoolClient;
beforeAll(async () => {
  shop = await openShop();
  client = await shop.services.ownerPool.connect();
});
afterAll(async () => {
  client.release(true);
  await shop.close();
});

const found = async (): Promise<string[]> =>
  (await findReported(shop.services.pool, shop.services.clock.now())).map(({ what }) => what);

test("a purchase on its way is nothing to look at; each thing that got stuck is", async () => {
  const { ownerPool, clock } = shop.services;
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d");
  const { orderUuid } = await buyer.place();
  expect(await found()).toEqual([]);
  clock.advance(6 * 60_000);
  expect(await found()).toEqual(["PAYMENT_NOT_LOOKED_AT"]);
  shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
  await shop.settle(0);
  expect(await found()).toEqual([]);
  clock.advance(61 * 60_000);
  expect(await found()).toEqual(["GIFT_NOT_SENT", "EMAIL_NOT_SENT"]);

  const other = await shop.buyer();
  await other.add("cafe-elodie-d");
  const stuck = await other.place();
  await ownerPool.query("update payment_attempt set state = 'FAILED', next_check_at = null where order_id = $1", [
    stuck.orderUuid,
  ]);
  expect(await found()).toContain("ORDER_WITHOUT_PAYMENT");
});

test("what is finished is not read, however much of it there is", async () => {
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d");
  const { orderUuid } = await buyer.place();
  shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
  await shop.settle(0);
  const done = 2_000;
  const copies = async (table: string, changed: string) =>
    client.query(
      `insert into ${table} select (jsonb_populate_record(one.was, ${changed})).* from (select t as was from ${table} t limit 1) one, generate_series(1, $1) i`,
      [done],
    );
  // Rows that nothing refers to, past what guards how an order begins.
  await client.query("set session_replication_role = replica");
  const key = "'id', gen_random_uuid()";
  await copies(
    "shop_order",
    `jsonb_build_object(${key}, 'number', i::text, 'cart', 1000000 + i, 'state', 'COMPLETED', 'paid_at', now())`,
  );
  await copies(
    "payment_attempt",
    `jsonb_build_object(${key}, 'order_id', gen_random_uuid(), 'provider_id', i::text, 'state', 'PAID', 'next_check_at', null)`,
  );
  await copies(
    "delivery",
    "jsonb_build_object('package', -i, 'state', 'SENT', 'message_id', i::text, 'sent_at', now())",
  );
  await copies(
    "letter",
    "jsonb_build_object('job', jsonb_build_object('orderId', -i), 'state', 'SENT', 'settled_at', now())",
  );
  await client.query(
    "insert into payment_taken_back (attempt, amount, n, changed_at, settled_at) select gen_random_uuid(), 100, 1, now(), now() from generate_series(1, $1)",
    [done],
  );
  await client.query("analyze shop_order, payment_attempt, payment_taken_back, delivery, letter");
  await client.query("begin");
  const tables = ["shop_order", "payment_attempt", "payment_taken_back", "delivery", "letter"];
  const look = () => findReported(client, shop.services.clock.now());
  expect(await rowsRead(client, tables, look)).toBeLessThan(50);

  // Without the indexes of what waits, everything is read.
  await client.query(
    "drop index shop_order_unpaid, delivery_unsent, delivery_preparing, payment_attempt_forgotten, letter_unsent",
  );
  expect(await rowsRead(client, tables, look)).toBeGreaterThan(2 * done);
});
