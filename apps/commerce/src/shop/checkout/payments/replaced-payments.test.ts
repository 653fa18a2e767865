import { afterAll, afterEach, beforeAll, expect, jest, test } from "@jest/globals";
import { applyRefusal, giveUp } from "../../../money/payment/applying/apply-ended.ts";
import { attemptsOf, type ProviderPayment } from "../../../money/payment/index.ts";
import { inTransaction } from "../../../platform/database/index.ts";
import { type Buyer, openShop, type Shop } from "../testing/shop.ts";

/**
 * A bank's page that was left cannot be cancelled, so its
 * payment stays open beside the one that took its place.
 */
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

interface Replaced {
  buyer: Buyer;
  orderUuid: string;
  /** The payment on the bank's page that was left, open still. */
  left: string;
  /** The payment by the way that was chosen then. */
  chosen: string;
}

const replaced = async (): Promise<Replaced> => {
  shop.provider.cancelable = false;
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-p");
  const { orderUuid } = await buyer.place();
  const left = await shop.paymentOf(orderUuid);
  await buyer.retry(orderUuid, { paymentMethod: "paypal" });
  return { buyer, orderUuid, left, chosen: await shop.paymentOf(orderUuid) };
};

const held = (): Promise<number> => shop.count("variation_stock", "reserved > 0");

/** The buyer pays, and nothing is left behind. */
const pay = async (orderUuid: string): Promise<void> => {
  shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
  await shop.settle(5000);
  expect(await shop.state(orderUuid)).toBe("FULFILLING");
};

test("declined, the order is closed at once though the page that was left is open: it can be paid again", async () => {
  const { buyer, orderUuid, chosen } = await replaced();
  shop.provider.move(chosen, "FAILED");
  await shop.announce(chosen);
  expect(await buyer.show(orderUuid)).toMatchObject({ status: "PENDING", payment: "FAILED", canRetry: true });
  expect(await held()).toBe(0);
  expect((await buyer.retry(orderUuid)).paymentUrl).toContain("pay.example");
  await pay(orderUuid);
});

test("declined, its basket can become another order", async () => {
  const { buyer, orderUuid, chosen } = await replaced();
  shop.provider.move(chosen, "FAILED");
  await shop.announce(chosen);
  const other = await buyer.place({ paymentMethod: "paypal" });
  expect(other.orderUuid).not.toBe(orderUuid);
  await pay(other.orderUuid);
});

test("paid on the page that was left after all, it is carried out", async () => {
  const { orderUuid, left, chosen } = await replaced();
  shop.provider.move(chosen, "FAILED");
  await shop.announce(chosen);
  shop.provider.move(left, "PAID");
  await shop.announce(left);
  expect(await shop.state(orderUuid)).toBe("FULFILLING");
});

test("a payment that the provider refuses to make closes the order too", async () => {
  const { buyer, orderUuid, chosen } = await replaced();
  shop.provider.move(chosen, "CANCELED");
  await shop.announce(chosen);
  shop.provider.failNext("refused");
  await expect(buyer.retry(orderUuid)).rejects.toMatchObject({ problems: [{ code: 2035 }] });
  expect(await buyer.show(orderUuid)).toMatchObject({ status: "PENDING", canRetry: true });
  await buyer.retry(orderUuid);
  await pay(orderUuid);
});

test("what becomes of the page that was left does not end the order that is being paid otherwise", async () => {
  const { orderUuid, left } = await replaced();
  shop.provider.move(left, "EXPIRED");
  await shop.announce(left);
  expect(await shop.state(orderUuid)).toBe("PENDING");
  const [first] = await attemptsOf(shop.services.pool, orderUuid);
  const { pool, log, clock } = shop.services;
  const { effects } = shop.context;
  await inTransaction(pool, async (client) => {
    if (first) await applyRefusal(client, first, { effects, log, now: clock.now() });
  });
  await shop.settle(30_000);
  expect(await shop.state(orderUuid)).toBe("PENDING");
  expect(await held()).toBe(1);
  await pay(orderUuid);
});

test("a look that began before another try ends nothing; who knows the order alone would end that try", async () => {
  const { buyer, orderUuid, left, chosen } = await replaced();
  const before = await shop.provider.fetch(left);
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<ProviderPayment>();
  jest.spyOn(shop.provider, "fetch").mockImplementationOnce(() => {
    asked.resolve();
    return answered.promise;
  });
  const looking = shop.announce(left);
  await asked.promise;
  shop.provider.move(chosen, "FAILED");
  await shop.announce(chosen);
  await buyer.retry(orderUuid);
  answered.resolve(before);
  await looking;
  expect(await shop.state(orderUuid)).toBe("PENDING");

  const { pool, log, clock } = shop.services;
  const naive = { orderId: orderUuid, n: 2 ** 31 - 1 };
  const { effects } = shop.context;
  await inTransaction(pool, (client) => giveUp(client, naive, { effects, log, now: clock.now() }));
  expect(await shop.state(orderUuid)).toBe("CANCELED");
  await pay(orderUuid);
});

test("given up over time where it cannot be cancelled, and declined then, it is closed again", async () => {
  shop.provider.cancelable = false;
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-p");
  const { orderUuid } = await buyer.place({ paymentMethod: "paypal" });
  shop.services.clock.advance(61 * minute);
  await shop.settle(5000);
  expect(await shop.state(orderUuid)).toBe("CANCELED");
  await buyer.retry(orderUuid);
  shop.provider.move(await shop.paymentOf(orderUuid), "FAILED");
  await shop.settle(5000);
  expect(await buyer.show(orderUuid)).toMatchObject({ status: "PENDING", payment: "FAILED", canRetry: true });
  await buyer.retry(orderUuid);
  await pay(orderUuid);
});

test("a try whose maker died does not end the one that took its place", async () => {
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-p");
  // Nobody hears whether there is a payment, and the press after it cannot find out either.
  shop.provider.failNext("unreachable", "unreachable");
  await expect(buyer.place()).rejects.toMatchObject({ problems: [{ code: 2045 }] });
  const visitor = await buyer.scope.visitor.find(shop.services.pool);
  const { rows } = await shop.services.pool.query("select id from shop_order where visitor = $1", [visitor]);
  const orderUuid: string = rows[0]?.id;
  await expect(buyer.retry(orderUuid)).rejects.toMatchObject({ problems: [{ code: 2045 }] });
  expect(await shop.state(orderUuid)).toBe("CANCELED");
  await buyer.retry(orderUuid);
  await shop.settle(30_000);
  expect(await shop.state(orderUuid)).toBe("PENDING");
  await pay(orderUuid);
});
