import { afterAll, afterEach, beforeAll, expect, test } from "@jest/globals";
import { changeQuantity } from "../../basket/changes/change-basket.ts";
import { showOwnCart } from "../../basket/index.ts";
import { forgetStale } from "../../basket/testing/forget-stale.ts";
import { refreshPayment } from "../payments/refresh-payment.ts";
import { type Buyer, openShop, type Shop } from "../testing/shop.ts";

/** What was bought goes from a basket whose order is paid or promised, and all else stays the visitor's. */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.sells("CBDE");
});
afterEach(() => shop.audit());
afterAll(() => shop.close());

const day = 24 * 60 * 60_000;
const [coffee, garden, tree] = ["cafe-elodie-d", "only-digital-d", "tree-fund-d"] as const;

type End = "FAILED" | "CANCELED" | "EXPIRED" | "PAID";

const end = async (orderUuid: string, state: End): Promise<void> => {
  shop.provider.move(await shop.paymentOf(orderUuid), state);
  await shop.settle(5000);
};

/** Quantity and name of each line, in their order. */
const basketOf = async ({ scope }: Buyer): Promise<string[]> =>
  (await showOwnCart(scope)).shipments.flatMap(({ packages }) =>
    packages.map(({ giftcard }) => `${giftcard.qty} ${giftcard.variation.sku.slice("CBFR-".length)}`),
  );

/** Whether the order's basket is still there. */
const isKept = async (orderUuid: string): Promise<boolean> =>
  (await shop.count("cart", `id = (select cart from shop_order where id = '${orderUuid}')`)) === 1;

const firstLine = async ({ scope }: Buyer): Promise<string> =>
  `${(await showOwnCart(scope)).shipments[0]?.packages[0]?.id}`;

/** Sets the quantity of the first line; 0 takes it away. */
const set = async (buyer: Buyer, quantity: number): Promise<void> => {
  const packageId = await firstLine(buyer);
  buyer.version = (await changeQuantity({ packageId, quantity, version: buyer.version }, buyer.scope)).version;
};

const atGermany = async () => {
  const buyer = await shop.buyer("CBDE");
  await buyer.add(`CBDE-${coffee}`);
  return buyer;
};

test("an order is paid though its basket was closed for a bank transfer that came to nothing", async () => {
  const buyer = await atGermany();
  const card = await buyer.place({ paymentMethod: "paypal" });
  await end(card.orderUuid, "FAILED");
  await buyer.add(`CBDE-${garden}`);
  const transfer = await buyer.place({ paymentMethod: "banktransfer" });
  await shop.settle(20_000);
  expect(await basketOf(buyer)).toEqual([]);
  await end(transfer.orderUuid, "CANCELED");
  await buyer.retry(card.orderUuid, { paymentMethod: "paypal" });
  await end(card.orderUuid, "PAID");
  expect(await shop.state(card.orderUuid)).toBe("PAID");
  // What the transfer would have paid for besides can be ordered nowhere else.
  expect(await basketOf(buyer)).toEqual(["1 only-digital-d"]);
  expect(await buyer.show(transfer.orderUuid)).toMatchObject({ canRetry: false });
});

test("a promise for an order whose basket another one has closed leaves both as they are", async () => {
  const buyer = await atGermany();
  const first = await buyer.place({ paymentMethod: "paypal" });
  await end(first.orderUuid, "FAILED");
  await buyer.add(`CBDE-${garden}`);
  const second = await buyer.place({ paymentMethod: "banktransfer" });
  await shop.settle(20_000);
  await end(second.orderUuid, "CANCELED");
  await buyer.retry(first.orderUuid, { paymentMethod: "banktransfer" });
  await shop.settle(20_000);
  expect(await buyer.show(first.orderUuid)).toMatchObject({ payment: "PENDING" });
  await end(first.orderUuid, "CANCELED");
  await buyer.retry(second.orderUuid, { paymentMethod: "paypal" });
  await end(second.orderUuid, "PAID");
  expect(await shop.state(second.orderUuid)).toBe("PAID");
  expect(await basketOf(buyer)).toEqual([]);
});

test("an order is paid though its basket was forgotten since", async () => {
  const buyer = await shop.buyer();
  await buyer.add(coffee);
  const { orderUuid } = await buyer.place();
  await end(orderUuid, "EXPIRED");
  shop.services.clock.advance(400 * day);
  await forgetStale(shop.services);
  expect(await isKept(orderUuid)).toBe(false);
  await buyer.retry(orderUuid);
  await end(orderUuid, "PAID");
  expect(await shop.state(orderUuid)).toBe("PAID");
});

test("a basket whose order waits for its money is not forgotten", async () => {
  const buyer = await shop.buyer();
  await buyer.add(coffee);
  const { orderUuid } = await buyer.place();
  await shop.services.ownerPool.query("update cart set changed_at = changed_at - interval '400 days'");
  await forgetStale(shop.services);
  expect(await isKept(orderUuid)).toBe(true);
  await end(orderUuid, "EXPIRED");
  expect(await basketOf(buyer)).toEqual(["1 cafe-elodie-d"]);
  await forgetStale(shop.services);
  expect(await isKept(orderUuid)).toBe(false);
});

test("what was added while an order was being paid stays, and every page that saw the old basket hears of it", async () => {
  const buyer = await shop.buyer();
  await buyer.add(coffee, { message: "Merci" });
  const { orderUuid } = await buyer.place();
  await buyer.add(garden, { recipient: { name: "Zoé", email: "zoe@example.com" }, message: "Pour toi" });
  const seen = await showOwnCart(buyer.scope);
  await end(orderUuid, "PAID");
  expect(await basketOf(buyer)).toEqual(["1 only-digital-d"]);
  const left = await showOwnCart(buyer.scope);
  expect(left.shipments[0]?.packages[0]).toMatchObject({
    recipient: { name: "Zoé", email: "zoe@example.com" },
    message: { text: "Pour toi" },
  });
  expect(left.id).not.toBe(seen.id);
  expect(left.version).toBeGreaterThan(seen.version);
  await expect(buyer.place()).rejects.toMatchObject({ problems: [{ code: 2040 }] });
  const next = await buyer.place({ cartVersion: left.version });
  await end(next.orderUuid, "PAID");
  expect(await basketOf(buyer)).toEqual([]);
});

test("of a line that grew meanwhile the surplus stays; one that shrank or went leaves nothing", async () => {
  const buyer = await shop.buyer();
  await buyer.add(coffee);
  const grown = await buyer.place();
  await set(buyer, 3);
  await end(grown.orderUuid, "PAID");
  expect(await basketOf(buyer)).toEqual(["2 cafe-elodie-d"]);

  buyer.version = (await showOwnCart(buyer.scope)).version;
  const shrunk = await buyer.place();
  await set(buyer, 1);
  await buyer.add(tree, { value: 2500 });
  await end(shrunk.orderUuid, "PAID");
  expect(await basketOf(buyer)).toEqual(["1 tree-fund-d"]);

  buyer.version = (await showOwnCart(buyer.scope)).version;
  const gone = await buyer.place();
  await set(buyer, 0);
  await end(gone.orderUuid, "PAID");
  expect(await basketOf(buyer)).toEqual([]);
});

test("a line that was taken out and put in again is the one that was bought", async () => {
  const buyer = await shop.buyer();
  const like = { message: "Merci", recipient: { name: "Zoé", email: "zoe@example.com" } };
  await buyer.add(coffee, like);
  const { orderUuid } = await buyer.place();
  await set(buyer, 0);
  await buyer.add(coffee, { ...like, recipient: { name: "Zoé", email: "Zoe@Example.com" } });
  await end(orderUuid, "PAID");
  expect(await basketOf(buyer)).toEqual([]);
});

test("wrapped and bare, or to two people, are two things", async () => {
  const { rows } = await shop.services.pool.query<{ id: number }>(
    "select id from extra where slug = 'ribbon' and storefront = 'CBFR'",
  );
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-p", { wrapperId: `${rows[0]?.id}` });
  const { orderUuid } = await buyer.place();
  await buyer.add("cafe-elodie-p");
  await buyer.add("cafe-elodie-p", { wrapperId: `${rows[0]?.id}`, recipient: { name: "Zoé", handOver: true } });
  await end(orderUuid, "PAID");
  const left = (await showOwnCart(buyer.scope)).shipments.flatMap(({ packages }) => packages);
  expect(left.map(({ wrapper, recipient }) => [wrapper?.product.title, recipient?.name])).toEqual([
    [undefined, undefined],
    ["Ruban", "Zoé"],
  ]);
});

test("a bank transfer that is promised closes the basket and leaves what was added", async () => {
  const buyer = await atGermany();
  const { orderUuid } = await buyer.place({ paymentMethod: "banktransfer" });
  await buyer.add(`CBDE-${garden}`);
  await shop.settle(20_000);
  expect(await basketOf(buyer)).toEqual(["1 only-digital-d"]);
  const badges: number[] = [];
  const visitor = { ...buyer.scope.visitor, hintQuantity: (quantity: number) => void badges.push(quantity) };
  await refreshPayment(orderUuid, { ...buyer.scope, visitor }, shop.context);
  expect(badges).toEqual([1]);
  await end(orderUuid, "PAID");
  expect(await basketOf(buyer)).toEqual(["1 only-digital-d"]);
});

test("a payment that comes late finds another basket, and takes only its own from it", async () => {
  const buyer = await shop.buyer();
  await buyer.add(coffee);
  const { orderUuid } = await buyer.place();
  await end(orderUuid, "EXPIRED");
  await set(buyer, 0);
  await buyer.add(garden, { quantity: 2 });
  await buyer.add(tree, { value: 2500 });
  const payment = await shop.paymentOf(orderUuid);
  shop.provider.move(payment, "PAID");
  await shop.announce(payment);
  expect(await shop.state(orderUuid)).toBe("PAID");
  expect(await basketOf(buyer)).toEqual(["2 only-digital-d", "1 tree-fund-d"]);
});

test("what joins a basket that is open already becomes one line with its like", async () => {
  const buyer = await atGermany();
  const first = await buyer.place({ paymentMethod: "paypal" });
  await end(first.orderUuid, "FAILED");
  await buyer.add(`CBDE-${garden}`, { quantity: 2 });
  const second = await buyer.place({ paymentMethod: "banktransfer" });
  await shop.settle(20_000);
  await end(second.orderUuid, "CANCELED");
  await buyer.add(`CBDE-${garden}`, { quantity: 98 });
  const before = await showOwnCart(buyer.scope);
  await buyer.retry(first.orderUuid, { paymentMethod: "paypal" });
  await end(first.orderUuid, "PAID");
  const after = await showOwnCart(buyer.scope);
  expect(after.version).toBeGreaterThan(before.version);
  expect(await basketOf(buyer)).toEqual(["99 only-digital-d"]);
});
