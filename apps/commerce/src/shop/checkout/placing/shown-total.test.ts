import { afterAll, afterEach, beforeAll, expect, test } from "@jest/globals";
import { showOwnCart } from "../../basket/index.ts";
import { type Buyer, openShop, type Shop } from "../testing/shop.ts";

/** The catalogue changes while a buyer looks at the button with the sum. */
let shop: Shop;
let ribbon: string;
beforeAll(async () => {
  shop = await openShop();
  const { rows } = await shop.services.pool.query<{ id: number }>("select id from extra where slug = 'ribbon'");
  ribbon = `${rows[0]?.id}`;
});
afterEach(() => shop.audit());
afterAll(() => shop.close());

/** As an editor's import does, wrapper and version. */
const edit = async (set: string): Promise<void> => {
  await shop.services.ownerPool.query(
    `update extra set ${set} where slug = 'ribbon'; update catalogue_version set version = version + 1`,
  );
};

const wrapped = async (): Promise<{ buyer: Buyer; total: number }> => {
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-p", { wrapperId: ribbon });
  return { buyer, total: (await showOwnCart(buyer.scope)).totals.grandTotal.value };
};

const problems = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => "no failure",
    (error: { problems?: unknown }) => error.problems ?? error,
  );

const pay = async (orderUuid: string): Promise<void> => {
  shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
  await shop.settle(5000);
};

test("the sum that was seen is the sum that is ordered, or nothing is", async () => {
  const { buyer, total } = await wrapped();
  await edit("price = price + 200");
  expect(await problems(buyer.place({ expectedTotal: total }))).toEqual([
    { code: 2040, parameter: "input.expectedTotal" },
  ]);
  expect(await shop.count("shop_order")).toBe(0);
  const { orderUuid } = await buyer.place({ expectedTotal: total + 200 });
  expect(await shop.count("shop_order", `id = '${orderUuid}' and grand_total = ${total + 200}`)).toBe(1);
  await pay(orderUuid);
});

test("a page that says no sum orders at today's; one that says nonsense is told so", async () => {
  const { buyer } = await wrapped();
  expect(await problems(buyer.place({ expectedTotal: -1 }))).toEqual([
    { code: 1111, parameter: "input.expectedTotal" },
  ]);
  const { orderUuid } = await buyer.place({ expectedTotal: null });
  await pay(orderUuid);
});

test("a wrapper that is sold no more keeps its basket from being ordered, and its order from being paid again", async () => {
  const { buyer } = await wrapped();
  const { orderUuid } = await buyer.place();
  shop.provider.move(await shop.paymentOf(orderUuid), "FAILED");
  await shop.settle(5000);
  await edit("active = false");
  const [shipment] = (await showOwnCart(buyer.scope)).shipments;
  expect(shipment?.packages[0]?.problem).toEqual({ code: 2037 });
  expect(await problems(buyer.place())).toEqual([{ code: 2037 }]);
  expect(await problems(buyer.retry(orderUuid))).toEqual([{ code: 2037 }]);
  await edit("active = true");
  await buyer.retry(orderUuid);
  await pay(orderUuid);
});
