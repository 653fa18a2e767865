import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { findUnfinished } from "./find-unfinished.ts";
import { openShop, type Shop } from "./testing/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const found = async (): Promise<string[]> =>
  (await findUnfinished(shop.services.pool, shop.services.clock.now())).map(({ what }) => what);

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
  expect(await found()).toEqual(["GIFT_NOT_SENT"]);

  const other = await shop.buyer();
  await other.add("cafe-elodie-d");
  const stuck = await other.place();
  await ownerPool.query("update payment_attempt set state = 'FAILED', next_check_at = null where order_id = $1", [
    stuck.orderUuid,
  ]);
  expect(await found()).toContain("ORDER_WITHOUT_PAYMENT");
});
