import type { StorefrontCode } from "@giftshop/storefront-config";
import { afterAll, afterEach, beforeAll, expect, test } from "@jest/globals";
import { type Buyer, openShop, type Shop } from "../testing/shop.ts";
import { showPaymentMethods } from "./payment-methods.ts";

/** Each method takes sums of its own; an order may be larger than any. */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.sells("CBDE");
});
afterEach(() => shop.audit());
afterAll(() => shop.close());

const notOffered = { problems: [{ code: 2044, parameter: "input.paymentMethod" }] };

/** A buyer of so many cards of 250. */
const buying = async (quantity: number, storefront: StorefrontCode = "CBFR"): Promise<Buyer> => {
  const buyer = await shop.buyer(storefront);
  const sku = storefront === "CBFR" ? "cafe-elodie-d" : `${storefront}-cafe-elodie-d`;
  await buyer.add(sku, { value: 25_000, quantity });
  return buyer;
};

const offered = async ({ scope }: Buyer, orderUuid?: string): Promise<string[]> =>
  (await showPaymentMethods(orderUuid, scope)).map(({ id }) => id);

test.each([
  [32, "CBFR", ["creditcard", "paypal"]],
  [33, "CBFR", ["creditcard"]],
  [40, "CBFR", ["creditcard"]],
  [41, "CBDE", ["banktransfer"]],
] as const)("%i cards of 250 at %s are paid by %j", async (quantity, storefront, methods) => {
  expect(await offered(await buying(quantity, storefront))).toEqual(methods);
});

test("a basket that nobody could pay at once is refused when it is filled, not when it is ordered", async () => {
  await expect(buying(41)).rejects.toMatchObject({ problems: [{ code: 2039 }] });
});

test("while nothing is in the basket the methods of the storefront are named", async () => {
  expect(await offered(await shop.buyer())).toEqual(["creditcard", "paypal"]);
});

test("a method that does not take the sum makes no order, and asks nobody", async () => {
  const asked = shop.provider.created;
  const buyer = await buying(33);
  await expect(buyer.place({ paymentMethod: "paypal" })).rejects.toMatchObject(notOffered);
  expect(shop.provider.created).toBe(asked);
  const visitor = await buyer.scope.visitor.find(shop.services.pool);
  expect(await shop.count("shop_order", `visitor = ${visitor}`)).toBe(0);
  await buyer.place({ paymentMethod: "creditcard" });
});

test("that the basket changed is said first: its methods are those of another sum", async () => {
  const buyer = await buying(33);
  await expect(buyer.place({ paymentMethod: "paypal", expectedTotal: 800_000 })).rejects.toMatchObject({
    problems: [{ code: 2040, parameter: "input.expectedTotal" }],
  });
});

test("another try at paying an order is offered by what its sum allows, to its buyer alone", async () => {
  const buyer = await buying(33);
  const { orderUuid } = await buyer.place();
  shop.provider.move(await shop.paymentOf(orderUuid), "FAILED");
  await shop.announce(await shop.paymentOf(orderUuid));
  expect(await offered(buyer, orderUuid)).toEqual(["creditcard"]);
  await expect(buyer.retry(orderUuid, { paymentMethod: "paypal" })).rejects.toMatchObject(notOffered);
  expect(await shop.state(orderUuid)).toBe("CANCELED");
  await expect(offered(await shop.buyer(), orderUuid)).rejects.toMatchObject({ problems: [{ code: 2042 }] });
});
