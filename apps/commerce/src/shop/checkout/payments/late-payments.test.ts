import { randomUUID } from "node:crypto";
import { getStorefront } from "@giftshop/storefront-config";
import { afterAll, afterEach, beforeAll, expect, jest, test } from "@jest/globals";
import { type Buyer, openShop, type Shop } from "../testing/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(async () => {
  jest.restoreAllMocks();
  shop.provider.cancelable = true;
  await shop.audit();
});
afterAll(() => shop.close());

const minute = 60_000;
const day = 24 * 60 * minute;
const digital = "cafe-elodie-d";

const codes = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => "no failure",
    (error: { problems?: { code: number }[] }) => error.problems?.map(({ code }) => code) ?? error,
  );

const buying = async (sku = digital, over: Record<string, unknown> = {}) => {
  const buyer = await shop.buyer();
  await buyer.add(sku);
  const { orderUuid } = await buyer.place(over);
  return { buyer, orderUuid, payment: await shop.paymentOf(orderUuid) };
};

const end = async (payment: string, state: "FAILED" | "CANCELED" | "EXPIRED" | "PAID"): Promise<void> => {
  shop.provider.move(payment, state);
  await shop.settle(5000);
};

/** What the provider's call makes us do. */

const refunded = (payment: string): number =>
  [...shop.provider.refunds.values()].filter(({ paymentId }) => paymentId === payment).length;

test.each([
  ["FAILED", "FAILED"],
  ["CANCELED", "CANCELED"],
  ["EXPIRED", "EXPIRED"],
] as const)("a payment that ends as %s gives the stock back, and the order can be paid again", async (state, shown) => {
  const { buyer, orderUuid, payment } = await buying("cafe-elodie-p");
  expect(await shop.count("variation_stock", "reserved = 1")).toBe(1);
  await end(payment, state);
  expect(await shop.count("variation_stock", "reserved = 1")).toBe(0);
  expect(await buyer.show(orderUuid)).toMatchObject({ status: "PENDING", payment: shown, canRetry: true });
  const again = await buyer.retry(orderUuid);
  expect(again).toMatchObject({ orderUuid, paymentUrl: expect.stringContaining("pay.example") });
  expect(await shop.count("variation_stock", "reserved = 1")).toBe(1);
  await end(await shop.paymentOf(orderUuid), "PAID");
  expect(await shop.state(orderUuid)).toBe("FULFILLING");
});

/** An order whose five tries of a day have failed. */
const triedOut = async () => {
  const idempotencyKey = randomUUID();
  const began = shop.services.clock.now();
  const { buyer, orderUuid, payment } = await buying(digital, { idempotencyKey });
  await end(payment, "FAILED");
  for (let time = 2; time <= 5; time += 1) {
    await buyer.retry(orderUuid);
    await end(await shop.paymentOf(orderUuid), "FAILED");
  }
  return { buyer, orderUuid, idempotencyKey, retryAfter: new Date(began.getTime() + day).toISOString() };
};

test("the sixth try within 24 hours is 2036, and when there is another is known: a day after the first", async () => {
  const { buyer, orderUuid, retryAfter } = await triedOut();
  expect(await buyer.show(orderUuid)).toMatchObject({ payment: "FAILED", canRetry: false, retryAfter });
  expect(await codes(buyer.retry(orderUuid))).toEqual([2036]);
  const stranger = await shop.buyer();
  expect(await stranger.show(orderUuid)).toMatchObject({ canRetry: false, retryAfter: null });
  const left = Date.parse(retryAfter) - shop.services.clock.now().getTime();
  shop.services.clock.advance(left - 1);
  expect(await codes(buyer.retry(orderUuid))).toEqual([2036]);
  shop.services.clock.advance(1);
  expect(await buyer.show(orderUuid)).toMatchObject({ canRetry: true, retryAfter: null });
  await buyer.retry(orderUuid);
  await end(await shop.paymentOf(orderUuid), "PAID");
  expect(await buyer.show(orderUuid)).toMatchObject({ payment: "PAID", canRetry: false, retryAfter: null });
});

test("whoever presses again after the fifth try is led to why, as after the others to what went wrong", async () => {
  const { buyer, orderUuid, idempotencyKey } = await triedOut();
  const again = await buyer.place({ idempotencyKey });
  expect(again).toEqual({ orderUuid, paymentUrl: expect.stringContaining("error=retry-limit") });
  shop.services.clock.advance(day);
  expect(await buyer.place({ idempotencyKey })).toMatchObject({ paymentUrl: expect.stringContaining("error=failed") });
});

test("an order whose tries are used up gives way to another one of its basket, and then cannot be paid any more", async () => {
  const { buyer, orderUuid } = await triedOut();
  const other = await buyer.place();
  expect(other.orderUuid).not.toBe(orderUuid);
  expect(await buyer.show(orderUuid)).toMatchObject({ canRetry: false, retryAfter: null });
  expect(await codes(buyer.retry(orderUuid))).toEqual([2043]);
  await end(await shop.paymentOf(other.orderUuid), "PAID");
});

test("a payment that is open is the fifth: no other can be begun in its place, and from when one can is known", async () => {
  const { buyer, orderUuid, payment } = await buying();
  await end(payment, "FAILED");
  for (let time = 2; time <= 5; time += 1) await buyer.retry(orderUuid);
  expect(await buyer.show(orderUuid)).toMatchObject({
    payment: "PROCESSING",
    canRetry: false,
    retryAfter: expect.any(String),
  });
  expect(await codes(buyer.retry(orderUuid, { paymentMethod: "paypal" }))).toEqual([2036]);
  await end(await shop.paymentOf(orderUuid), "PAID");
});

test("where the storefront lets nobody try again, an order that was not paid is over", async () => {
  const { buyer, orderUuid, payment } = await buying();
  await end(payment, "FAILED");
  jest.replaceProperty(getStorefront("CBFR").toggles, "retryPayment", false);
  expect(await buyer.show(orderUuid)).toMatchObject({ canRetry: false, retryAfter: null });
  expect(await codes(buyer.retry(orderUuid))).toEqual([2043]);
  jest.restoreAllMocks();
  expect(await buyer.show(orderUuid)).toMatchObject({ canRetry: true });
});

test("only the buyer may try again, and only what is not paid", async () => {
  const { orderUuid, payment, buyer } = await buying();
  const stranger = await shop.buyer();
  await end(payment, "FAILED");
  expect(await codes(stranger.retry(orderUuid))).toEqual([2042]);
  expect(await stranger.show(orderUuid)).toMatchObject({ canRetry: false, details: null });
  await buyer.retry(orderUuid);
  await end(await shop.paymentOf(orderUuid), "PAID");
  expect(await codes(buyer.retry(orderUuid))).toEqual([2043]);
});

test("prices and stock are looked at again", async () => {
  const { buyer, orderUuid, payment } = await buying("cafe-elodie-p");
  await end(payment, "FAILED");
  const { ownerPool } = shop.services;
  const change = (sql: string) =>
    ownerPool.query(`${sql}; update catalogue_version set version = version + 1 where storefront = 'CBFR'`);
  const sku = "(select id from variation where sku = 'CBFR-cafe-elodie-p')";
  await change(`update variation_stock set on_hand = 0 where variation_id = ${sku}`);
  expect(await codes(buyer.retry(orderUuid))).toEqual([2031]);
  await change(
    `update variation_stock set on_hand = 20 where variation_id = ${sku}; update variation set minimum = 6000 where id = ${sku}`,
  );
  expect(await codes(buyer.retry(orderUuid))).toEqual([2033]);
  await change(`update variation set minimum = 1000 where id = ${sku}`);
  await buyer.retry(orderUuid);
  await end(await shop.paymentOf(orderUuid), "PAID");
});

test("a payment that was given up and is paid after all carries the order out", async () => {
  const { orderUuid, payment } = await buying("cafe-elodie-p");
  await end(payment, "EXPIRED");
  expect(await shop.state(orderUuid)).toBe("CANCELED");
  shop.provider.move(payment, "PAID");
  await shop.announce(payment);
  expect(await shop.state(orderUuid)).toBe("FULFILLING");
});

test("it goes back when its basket has become another order meanwhile", async () => {
  const { buyer, orderUuid, payment } = await buying();
  await end(payment, "EXPIRED");
  const other = await buyer.place();
  shop.provider.move(payment, "PAID");
  await shop.announce(payment);
  await shop.settle(5000);
  expect(await shop.state(orderUuid)).toBe("CANCELED");
  expect(refunded(payment)).toBe(1);
  await end(await shop.paymentOf(other.orderUuid), "PAID");
  expect(await shop.state(other.orderUuid)).toBe("PAID");
});

test("it goes back when there is no stock left for it", async () => {
  const { orderUuid, payment } = await buying("last-pieces-p");
  await end(payment, "EXPIRED");
  await shop.services.ownerPool.query("update variation_stock set on_hand = 0 where on_hand = 4");
  shop.provider.move(payment, "PAID");
  await shop.announce(payment);
  await shop.settle(5000);
  expect(await shop.state(orderUuid)).toBe("CANCELED");
  expect(refunded(payment)).toBe(1);
});

/** Two payments of one order are open: the first could not be cancelled when the buyer chose another. */
const twoPayments = async (): Promise<{ buyer: Buyer; orderUuid: string; first: string; second: string }> => {
  shop.provider.cancelable = false;
  const { buyer, orderUuid, payment } = await buying();
  const retried = await buyer.retry(orderUuid, { paymentMethod: "paypal" });
  expect(retried.orderUuid).toBe(orderUuid);
  return { buyer, orderUuid, first: payment, second: await shop.paymentOf(orderUuid) };
};

test("a second payment of the same order is refunded, once, and booked", async () => {
  const { orderUuid, first, second } = await twoPayments();
  shop.provider.move(first, "PAID");
  shop.provider.move(second, "PAID");
  await Promise.all([shop.announce(first), shop.announce(second), shop.announce(second)]);
  await shop.settle(40_000);
  expect(await shop.state(orderUuid)).toBe("PAID");
  expect(refunded(first) + refunded(second)).toBe(1);
  expect(await shop.count("ledger_tx", "kind = 'REFUND_SENT'")).toBeGreaterThan(0);
  expect(await shop.count("payment_charge", `order_id = '${orderUuid}'`)).toBe(1);
});

test("the first of two wins, and the other one is cancelled as soon as it can be", async () => {
  const { orderUuid, first, second } = await twoPayments();
  shop.provider.cancelable = true;
  shop.provider.move(first, "PAID");
  await shop.announce(first);
  await shop.settle(0);
  expect(await shop.state(orderUuid)).toBe("PAID");
  expect(shop.provider.payments.get(second)?.state).toBe("CANCELED");
  expect(refunded(first)).toBe(0);
});

test("a refund whose answer is lost is asked for again under its key", async () => {
  const { first, second } = await twoPayments();
  shop.provider.move(first, "PAID");
  await shop.announce(first);
  shop.provider.move(second, "PAID");
  await shop.announce(second);
  shop.provider.failNext("lost", "lost");
  await shop.settle(70_000);
  expect(refunded(second)).toBe(1);
  expect(await shop.count("payment_refund", "provider_refund_id is null")).toBe(0);
});

test("a payment that nobody finishes is cancelled after an hour, a bank transfer once its due day is over", async () => {
  const card = await buying("cafe-elodie-p");
  shop.services.clock.advance(61 * minute);
  await shop.settle(5000);
  expect(shop.provider.payments.get(card.payment)?.state).toBe("CANCELED");
  expect(await card.buyer.show(card.orderUuid)).toMatchObject({ status: "PENDING", payment: "CANCELED" });

  const buyer = await shop.buyer("CBDE");
  await shop.sells("CBDE");
  await buyer.add("CBDE-cafe-elodie-d");
  shop.services.clock.set("2026-12-01T10:00:00Z");
  const { orderUuid } = await buyer.place({ paymentMethod: "banktransfer" });
  await shop.settle(10_000);
  expect(await buyer.show(orderUuid)).toMatchObject({ status: "PENDING", payment: "PENDING" });
  expect(await codes(buyer.place({ paymentMethod: "banktransfer" }))).toEqual([2034]);
  shop.services.clock.advance(6 * day);
  await shop.settle(5000);
  expect(await shop.state(orderUuid)).toBe("PENDING");
  shop.services.clock.advance(day);
  await shop.settle(5000);
  expect(await shop.state(orderUuid)).toBe("PENDING");
  shop.services.clock.set("2026-12-09T00:00:00Z");
  await shop.settle(5000);
  expect(await shop.state(orderUuid)).toBe("CANCELED");
});

test("a bank transfer that arrives is a paid order", async () => {
  const buyer = await shop.buyer("CBDE");
  await buyer.add("CBDE-cafe-elodie-d");
  const { orderUuid } = await buyer.place({ paymentMethod: "banktransfer" });
  await shop.settle(10_000);
  shop.services.clock.advance(3 * day);
  await end(await shop.paymentOf(orderUuid), "PAID");
  expect(await shop.state(orderUuid)).toBe("PAID");
});
