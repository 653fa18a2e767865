import { retention } from "@giftshop/storefront-config";
import { expect, jest, test } from "@jest/globals";
import { pollEverythingSoon } from "../../../money/payment/index.ts";
import { listUnsettled, settleOrder } from "../../../money/payment/settle-by-hand.ts";
import { forgetNightly } from "../../../testing/forget-nightly.ts";
import { shopForEachTest } from "../testing/shop-test.ts";

/**
 * The provider does not know a payment that it made, as on
 * the day when the key becomes that of another account.
 */
const shop = shopForEachTest();

const minute = 60_000;
const day = 24 * 60 * minute;

const forgotten = async () => {
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-p");
  const { orderUuid } = await buyer.place();
  const payment = await shop.paymentOf(orderUuid);
  shop.provider.forget(payment);
  return { buyer, orderUuid, payment, number: await shop.numberOf(orderUuid) };
};

/** Its order's time is over. */
const ended = async () => {
  const order = await forgotten();
  await shop.settle(61 * minute);
  return order;
};

const watched = async () => (await shop.watched("PAYMENT")).map(({ what }) => what);
const held = () => shop.count("variation_stock", "reserved > 0");
const waits = () => shop.count("payment_attempt", "next_check_at is not null");

test("it is waited for as long as any other, then its order is closed and its goods are free; it is asked for every hour", async () => {
  const { buyer, orderUuid } = await forgotten();
  const told = jest.spyOn(shop.services.log, "error");
  await shop.settle(13 * minute);
  expect(await shop.state(orderUuid)).toBe("PENDING");
  expect([told.mock.calls, await watched()]).toEqual([[], []]);
  await shop.settle(3 * minute);
  expect(await buyer.show(orderUuid)).toMatchObject({ status: "PENDING", payment: "FAILED", canRetry: true });
  expect(await held()).toBe(0);
  expect(await watched()).toEqual(["PAYMENT_UNKNOWN"]);

  const asked = jest.spyOn(shop.provider, "fetch");
  await shop.settle(180 * minute);
  expect(asked.mock.calls.length).toBeGreaterThanOrEqual(2);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(3);
  expect(told).toHaveBeenCalledTimes(1);
});

test("its basket can become another order at once", async () => {
  const { buyer, orderUuid, payment } = await forgotten();
  const { orderUuid: other } = await buyer.place({ paymentMethod: "paypal" });
  expect(other).not.toBe(orderUuid);
  expect(await shop.state(orderUuid)).toBe("CANCELED");
  shop.provider.move(await shop.paymentOf(other), "PAID");
  await shop.settle(5000);
  expect(await shop.state(other)).toBe("FULFILLING");
  expect(await watched()).toEqual(["PAYMENT_UNKNOWN"]);

  // The other key is back, and somebody had paid with it.
  shop.provider.move(payment, "PAID");
  shop.provider.remember(payment);
  await shop.settle(61 * minute);
  expect([...shop.provider.refunds.values()].map(({ paymentId }) => paymentId)).toEqual([payment]);
  expect(await watched()).toEqual([]);
});

test("the same order can be paid otherwise", async () => {
  const { buyer, orderUuid } = await forgotten();
  await buyer.retry(orderUuid, { paymentMethod: "paypal" });
  shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
  await shop.settle(5000);
  expect(await shop.state(orderUuid)).toBe("FULFILLING");
  expect(await watched()).toEqual(["PAYMENT_UNKNOWN"]);
});

test("a person settles it; then it is asked for once more, and never again", async () => {
  const { orderUuid, payment, number } = await ended();
  const found = { number, what: "PAYMENT_UNKNOWN", paymentId: payment, currency: "EUR", amount: 5395 };
  expect(await listUnsettled(shop.services)).toMatchObject([found]);
  expect(await settleOrder(shop.services, number)).toMatchObject([found]);
  expect(await settleOrder(shop.services, number)).toEqual([]);
  const asked = jest.spyOn(shop.provider, "fetch");
  await shop.settle(120 * minute);
  expect(asked).toHaveBeenCalledTimes(1);
  expect([await watched(), await listUnsettled(shop.services), await waits()]).toEqual([[], [], 0]);
  expect(await shop.state(orderUuid)).toBe("CANCELED");
});

test("when a worker starts with the right key again, one that was paid carries its order out", async () => {
  const { orderUuid, payment } = await ended();
  shop.provider.move(payment, "PAID");
  shop.provider.remember(payment);
  await pollEverythingSoon(shop.context);
  await shop.settle(5000);
  expect(await shop.state(orderUuid)).toBe("FULFILLING");
  expect(await watched()).toEqual([]);
});

test("one that was settled and is announced after all carries its order out too", async () => {
  const { orderUuid, payment, number } = await ended();
  await settleOrder(shop.services, number);
  await shop.settle(minute);
  // Not heard, so that the provider announces it again.
  await expect(shop.announce(payment)).rejects.toThrow("refused");
  shop.provider.move(payment, "PAID");
  shop.provider.remember(payment);
  await shop.announce(payment);
  expect(await shop.state(orderUuid)).toBe("FULFILLING");
});

test.each([true, false])(
  "one that is open when it is known again is looked after until its end (cancelable: %s)",
  async (cancelable) => {
    shop.provider.cancelable = cancelable;
    const { orderUuid, payment } = await ended();
    shop.provider.remember(payment);
    await shop.settle(61 * minute);
    expect(shop.provider.payments.get(payment)?.state).toBe(cancelable ? "CANCELED" : "OPEN");
    shop.provider.move(payment, "CANCELED");
    await shop.settle(11 * minute);
    expect([await watched(), await waits()]).toEqual([[], 0]);
    expect(await shop.state(orderUuid)).toBe("CANCELED");
  },
);

test("one that had ended before is nobody's business, and is not asked for again", async () => {
  const { orderUuid, payment } = await forgotten();
  shop.provider.remember(payment);
  shop.provider.move(payment, "EXPIRED");
  await shop.settle(5000);
  shop.provider.forget(payment);
  await expect(shop.announce(payment)).rejects.toThrow("refused");
  expect([await watched(), await waits()]).toEqual([[], 0]);
  expect(await shop.state(orderUuid)).toBe("CANCELED");
});

test("money that could not be applied and is not known any more stays in sight", async () => {
  const { payment } = await forgotten();
  shop.provider.remember(payment);
  shop.provider.move(payment, "EXPIRED");
  await shop.settle(5000);
  const broken = jest.spyOn(shop.context.effects, "paid").mockRejectedValue(new Error("broken"));
  shop.provider.move(payment, "PAID");
  await expect(shop.announce(payment)).rejects.toThrow("broken");
  shop.provider.forget(payment);
  await shop.settle(10 * minute);
  expect(await watched()).toEqual(["PAYMENT_UNKNOWN"]);
  broken.mockRestore();
});

test("whose it may be is not forgotten until a person has settled it", async () => {
  const { number } = await ended();
  shop.services.clock.advance((retention.unpaidOrderDays + 1) * day);
  expect(await forgetNightly(shop.services)).toMatchObject({ "order.unpaidOrders": 0 });
  await settleOrder(shop.services, number);
  expect(await forgetNightly(shop.services)).toMatchObject({ "order.unpaidOrders": 1 });
});
