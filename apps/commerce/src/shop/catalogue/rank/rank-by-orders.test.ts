import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { openShop, type Shop } from "../../checkout/testing/shop.ts";
import { loadSnapshot } from "../snapshot/load-snapshot.ts";
import { snapshotAt } from "../snapshot/snapshot.ts";
import { rankByOrders } from "./rank-by-orders.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const buy = async (sku: string, times: number, paid = true): Promise<void> => {
  for (let order = 0; order < times; order += 1) {
    const buyer = await shop.buyer();
    await buyer.add(sku);
    const { orderUuid } = await buyer.place();
    if (paid) shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
  }
  await shop.settle(5000);
};

const order = async (): Promise<{ known: string[]; fresh: string[] }> => {
  const { pool } = shop.services;
  const { version } = await loadSnapshot(pool, "CBFR", undefined).value;
  const known = await snapshotAt({ owner: pool, db: pool, storefront: "CBFR", version });
  const fresh = await loadSnapshot(pool, "CBFR", undefined).value;
  const firsts = (products: readonly { path: string }[]) => products.slice(0, 3).map(({ path }) => path);
  return { known: firsts(known.products), fresh: firsts(fresh.products) };
};
const both = (...paths: string[]) => ({ known: paths, fresh: paths });

test("paid orders of 90 days put a product first, and the editors' order fills up", async () => {
  expect(await order()).toEqual(both("apple", "cafe-elodie", "nordlicht"));
  await buy("nordlicht-d", 2);
  await buy("cafe-elodie-d", 1);
  await buy("apple-d", 3, false);
  await rankByOrders(shop.services);
  expect(await order()).toEqual(both("nordlicht", "cafe-elodie", "apple"));

  const calls = () => shop.count("pgboss.job", "name = 'storefront-purge'");
  const before = await calls();
  await rankByOrders(shop.services);
  expect(await calls()).toBe(before);

  shop.services.clock.advance(91 * 24 * 3600 * 1000);
  await rankByOrders(shop.services);
  expect(await order()).toEqual(both("apple", "cafe-elodie", "nordlicht"));
});
