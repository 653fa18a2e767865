import { getStorefront } from "@giftshop/storefront-config";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { openShop, type Shop } from "../checkout/testing/shop.ts";
import { claimable, claimPurchase } from "./claim-purchase.ts";
import { addFigures } from "./figures-table.ts";
import { readFigures } from "./index.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const shopOf = getStorefront("CBFR");
const order = async (paid = true): Promise<string> => {
  const buyer = await shop.buyer("CBFR");
  await buyer.add("cafe-elodie-d", { value: 2500 });
  const { orderUuid } = await buyer.place();
  if (!paid) return orderUuid;
  const payment = await shop.paymentOf(orderUuid);
  shop.provider.move(payment, "PAID");
  await shop.announce(payment);
  return orderUuid;
};
const purchases = async (): Promise<number> => {
  const figures = await readFigures(shop.services.pool, { from: "2020-01-01", to: "2040-01-01" });
  return figures.reduce((sum, { event, count }) => sum + (event === "purchase" ? count : 0), 0);
};

test("of many who tell a purchase at once, one is first, and it is counted once", async () => {
  const uuid = await order();
  const before = await purchases();
  const tell = () => claimPurchase(shop.services, shopOf, uuid);
  const answers = await Promise.all(Array.from({ length: 16 }, tell));
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await tell()).toBe(false);
  expect((await purchases()) - before).toBe(1);
});

test("whoever only looks first counts one purchase several times", async () => {
  const uuid = await order();
  const before = await purchases();
  const { pool, clock } = shop.services;
  let waiting = 8;
  let go = () => {};
  const all = new Promise<void>((resolve) => {
    go = resolve;
  });
  const naive = async () => {
    const { rows } = await pool.query("select from counted_purchase where order_id = $1", [uuid]);
    waiting -= 1;
    if (waiting === 0) go();
    await all;
    if (rows.length > 0) return;
    const day = clock.now().toISOString().slice(0, 10);
    await addFigures(pool, [{ storefront: "CBFR", day, event: "purchase", count: 1 }]);
  };
  await Promise.all(Array.from({ length: 8 }, naive));
  expect((await purchases()) - before).toBeGreaterThan(1);
});

test("what is not paid, another storefront's, or of long ago is no purchase", async () => {
  const unpaid = await order(false);
  expect(await claimPurchase(shop.services, shopOf, unpaid)).toBe(false);
  const paid = await order();
  expect(await claimPurchase(shop.services, getStorefront("CKUK"), paid)).toBe(false);
  shop.services.clock.advance(claimable + 1);
  expect(await claimPurchase(shop.services, shopOf, paid)).toBe(false);
});
