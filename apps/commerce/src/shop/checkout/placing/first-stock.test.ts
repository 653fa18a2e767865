import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { fixtureCatalogue } from "../../../testing/fixture-catalogue.ts";
import { showOwnCart } from "../../basket/index.ts";
import { importCatalogue } from "../../catalogue/import/import-catalogue.ts";
import { type Buyer, openShop, type Shop } from "../testing/shop.ts";

/** A product that cannot run out is given its first stock, four pieces, while orders of it wait. */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const variation = "(select id from variation where sku = 'CBFR-last-pieces-p')";

const stock = async () => {
  const { rows } = await shop.services.pool.query<{ onHand: number; reserved: number }>(
    `select on_hand as "onHand", reserved from variation_stock where variation_id = ${variation}`,
  );
  return rows[0];
};

beforeEach(async () => {
  await shop.services.ownerPool.query(`delete from variation_stock where variation_id = ${variation}`);
});
afterEach(() => shop.audit());

const giveStock = () => importCatalogue(shop.services, fixtureCatalogue("CBFR"));

const ordering = async (quantity = 1): Promise<{ buyer: Buyer; orderUuid: string; payment: string }> => {
  const buyer = await shop.buyer();
  await buyer.add("last-pieces-p", { quantity });
  const { orderUuid } = await buyer.place();
  return { buyer, orderUuid, payment: await shop.paymentOf(orderUuid) };
};

const end = async (payment: string, state: "FAILED" | "EXPIRED" | "PAID"): Promise<void> => {
  shop.provider.move(payment, state);
  await shop.settle(5000);
};

test.each([
  ["PAID", "FULFILLING"],
  ["EXPIRED", "CANCELED"],
] as const)("an order that came before it ends as any other: %s", async (state, outcome) => {
  const { orderUuid, payment } = await ordering();
  await giveStock();
  await end(payment, state);
  expect(await shop.state(orderUuid)).toBe(outcome);
  expect(await stock()).toEqual({ onHand: 4, reserved: 0 });
});

test("what others hold by then stays theirs", async () => {
  const [paid, given] = [await ordering(), await ordering(2)];
  await giveStock();
  const other = await ordering(2);
  expect(await stock()).toEqual({ onHand: 4, reserved: 2 });
  await end(paid.payment, "PAID");
  await end(given.payment, "EXPIRED");
  expect(await stock()).toEqual({ onHand: 4, reserved: 2 });
  await end(other.payment, "PAID");
  expect(await shop.state(other.orderUuid)).toBe("FULFILLING");
  expect(await stock()).toEqual({ onHand: 2, reserved: 0 });
});

test("another try, and money that comes late, hold what there is by then", async () => {
  const [first, late] = [await ordering(), await ordering()];
  await end(first.payment, "FAILED");
  await end(late.payment, "EXPIRED");
  await giveStock();
  await first.buyer.retry(first.orderUuid);
  expect(await stock()).toEqual({ onHand: 4, reserved: 1 });
  shop.provider.move(late.payment, "PAID");
  await shop.announce(late.payment);
  expect(await shop.state(late.orderUuid)).toBe("FULFILLING");
  expect(await stock()).toEqual({ onHand: 3, reserved: 1 });
  await end(await shop.paymentOf(first.orderUuid), "PAID");
  expect(await stock()).toEqual({ onHand: 2, reserved: 0 });
});

test("a basket is told what there is, whatever orders hold that wait", async () => {
  const { buyer, payment } = await ordering(2);
  await giveStock();
  const other = await ordering(2);
  const [shipment] = (await showOwnCart(buyer.scope)).shipments;
  expect(shipment?.packages[0]).toMatchObject({ problem: null, giftcard: { maxQty: 4 } });
  await end(payment, "EXPIRED");
  await end(other.payment, "EXPIRED");
});
