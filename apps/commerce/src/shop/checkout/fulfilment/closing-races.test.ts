import { expect, test } from "@jest/globals";
import { inTransaction } from "../../../platform/database/index.ts";
import { changeQuantity } from "../../basket/changes/change-basket.ts";
import { closePaidCart, showOwnCart } from "../../basket/index.ts";
import type { Buyer } from "../testing/shop.ts";
import { shopForFile } from "../testing/shop-test.ts";

/** A visitor goes on filling a basket in the very moment in which its order is paid. */
const shop = shopForFile();

const presses = 20;
const [bought, added] = ["cafe-elodie-d", "only-digital-d"] as const;

const ordering = async () => {
  const buyer = await shop.buyer();
  await buyer.add(bought);
  const { version: cartVersion } = buyer;
  const { orderUuid: id } = await buyer.place();
  const cart = Number((await showOwnCart(buyer.scope)).id);
  return { buyer, payment: await shop.paymentOf(id), order: { id, cart, cartVersion } };
};

const quantityOf = async ({ scope }: Buyer): Promise<number> => (await showOwnCart(scope)).quantity;

const pay = async (payment: string): Promise<void> => {
  shop.provider.move(payment, "PAID");
  await shop.settle(5000);
};

test('all of twenty presses on "add" are in the basket when the payment that came in between is settled', async () => {
  const { buyer, payment } = await ordering();
  shop.provider.move(payment, "PAID");
  const adding = Array.from({ length: presses }, () => buyer.add(added));
  await Promise.all([...adding, shop.announce(payment)]);
  expect(await quantityOf(buyer)).toBe(presses);
});

/** Looks what the order has not, closes the basket, and opens another one with it. */
const naive = async ({ id, cart }: { id: string; cart: number }, meanwhile: () => Promise<void>): Promise<void> => {
  const { pool } = shop.services;
  const { rows } = await pool.query<{ line: object }>(
    "select to_jsonb(p) - 'id' - 'cart' as line from cart_package p where cart = $1 order by id offset 1",
    [cart],
  );
  await meanwhile();
  await pool.query("update cart set order_id = $2 where id = $1", [cart, id]);
  await pool.query(
    `with next as (insert into cart (visitor, storefront, currency, version)
       select visitor, storefront, currency, version + 1 from cart where id = $1 returning id)
     insert into cart_package (cart, fingerprint, quantity, variation, value)
     select next.id, l.* from next, jsonb_to_recordset($2::jsonb) as l (fingerprint bytea, quantity int, variation int, value bigint)`,
    [cart, JSON.stringify(rows.map(({ line }) => line))],
  );
};

test("looking first and closing then is caught", async () => {
  const { buyer, payment, order } = await ordering();
  await buyer.add(added);
  await naive(order, () => buyer.add(added));
  expect(await quantityOf(buyer)).toBeLessThan(2);
  await pay(payment);
});

test("a change that waits while its basket is closed finds the basket that was left", async () => {
  const { buyer, payment, order } = await ordering();
  await buyer.add(added);
  const { shipments, version } = await showOwnCart(buyer.scope);
  const packageId = `${shipments.flatMap(({ packages }) => packages).at(-1)?.id}`;
  let heard: Promise<unknown> | undefined;
  await inTransaction(shop.services.pool, async (client) => {
    await closePaidCart(client, order);
    heard = changeQuantity({ packageId, quantity: 2, version }, buyer.scope).catch((error: unknown) => error);
    while ((await shop.count("pg_stat_activity", "datname = current_database() and wait_event_type = 'Lock'")) === 0);
  });
  expect(await heard).toMatchObject({ code: 2040, data: { quantity: 1 } });
  await pay(payment);
});
