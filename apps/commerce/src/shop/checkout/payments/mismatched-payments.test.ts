import { retention } from "@giftshop/storefront-config";
import { expect, jest, test } from "@jest/globals";
import { listUnsettled, settleOrder } from "../../../money/payment/settle-by-hand.ts";
import { forgetNightly } from "../../../testing/forget-nightly.ts";
import { shopForEachTest } from "../testing/shop-test.ts";
import { refreshPayment } from "./refresh-payment.ts";

/**
 * The provider holds money of a payment that is not the one
 * we asked for: a person hears of it, and nobody pays twice.
 */
const shop = shopForEachTest();

const minute = 60_000;
const day = 24 * 60 * minute;
const notPayable = { problems: [{ code: 2043, parameter: "input.orderUuid" }] };

const placed = async () => {
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d");
  const { orderUuid } = await buyer.place();
  const payment = await shop.paymentOf(orderUuid);
  return { buyer, orderUuid, payment, number: await shop.numberOf(orderUuid) };
};

const watched = async () => (await shop.watched("PAYMENT")).map(({ what }) => what);

test("a payment that was refunded in part while it could not be applied stays in sight, and is not asked for again", async () => {
  const { buyer, orderUuid, payment, number } = await placed();
  const broken = jest.spyOn(shop.context.effects, "paid").mockRejectedValue(new Error("broken"));
  shop.provider.hold(payment, {});
  await expect(shop.announce(payment)).rejects.toThrow("broken");
  await shop.settle(10 * minute);
  expect(await watched()).toEqual(["PAYMENT_NOT_APPLIED"]);
  shop.provider.hold(payment, { amount: 4000 });
  broken.mockRestore();
  await shop.settle(minute);

  expect(await watched()).toEqual(["PAYMENT_MISMATCHED"]);
  // "Failed" would say that nothing was charged.
  const waits = { status: "CANCELED", payment: "PROCESSING", canRetry: false };
  expect(await buyer.show(orderUuid)).toMatchObject(waits);
  await expect(buyer.retry(orderUuid)).rejects.toMatchObject(notPayable);

  // A person who has dealt with it is not asked again; the
  // buyer neither, as long as the provider has the money.
  const found = { number, what: "PAYMENT_MISMATCHED", paymentId: payment, currency: "EUR", amount: 5000 };
  expect(await listUnsettled(shop.services)).toMatchObject([found]);
  expect(await settleOrder(shop.services, number)).toMatchObject([found]);
  expect(await settleOrder(shop.services, number)).toEqual([]);
  await shop.settle(minute);
  await shop.announce(payment);
  expect([await watched(), await listUnsettled(shop.services)]).toEqual([[], []]);
  expect(await buyer.show(orderUuid)).toMatchObject(waits);
  await expect(buyer.retry(orderUuid)).rejects.toMatchObject(notPayable);
});

test("once the rest has gone back, the order can be paid again", async () => {
  const { buyer, orderUuid, payment } = await placed();
  shop.provider.hold(payment, { amount: 4000 });
  await shop.announce(payment);
  expect(await watched()).toEqual(["PAYMENT_MISMATCHED"]);
  shop.provider.hold(payment, { amount: 0 });
  await shop.announce(payment);
  expect(await watched()).toEqual([]);
  expect(await buyer.show(orderUuid)).toMatchObject({ payment: "FAILED", canRetry: true });
  await buyer.retry(orderUuid);
  shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
  await shop.settle(5000);
  expect(await shop.state(orderUuid)).toBe("PAID");
});

test("that it went back is found when a person has settled it, though nobody announced it", async () => {
  const { buyer, orderUuid, payment, number } = await placed();
  shop.provider.hold(payment, { amount: 4000 });
  await shop.announce(payment);
  shop.provider.hold(payment, { amount: 0 });
  await settleOrder(shop.services, number);
  await shop.settle(5000);
  expect(await buyer.show(orderUuid)).toMatchObject({ payment: "FAILED", canRetry: true });
  expect(await shop.count("payment_attempt", "next_check_at is not null")).toBe(0);
});

test("a refund that was taken back makes it the payment that we asked for: the order is carried out", async () => {
  const { buyer, orderUuid, payment } = await placed();
  shop.provider.hold(payment, { amount: 4000 });
  await shop.announce(payment);
  shop.provider.hold(payment, { amount: 5000 });
  await shop.announce(payment);
  expect(await watched()).toEqual([]);
  expect(await buyer.show(orderUuid)).toMatchObject({ status: "COMPLETED", payment: "PAID" });
});

test.each([{ currency: "USD" }, { amount: Number.NaN }])("money of %j is in sight too, told once", async (over) => {
  const { buyer, orderUuid, payment } = await placed();
  const told = jest.spyOn(shop.services.log, "error");
  shop.provider.hold(payment, over);
  await shop.announce(payment);
  shop.services.clock.advance(minute);
  // The page asks for as long as it is open.
  expect(await refreshPayment(orderUuid, buyer.scope, shop.context)).toMatchObject({ payment: "PROCESSING" });
  expect(told).toHaveBeenCalledTimes(1);
  expect(await watched()).toEqual(["PAYMENT_MISMATCHED"]);
});

test("a payment of which the provider has nothing waits for nobody", async () => {
  const { buyer, orderUuid, payment } = await placed();
  shop.provider.hold(payment, { currency: "USD" });
  shop.provider.move(payment, "FAILED");
  await shop.announce(payment);
  expect(await watched()).toEqual([]);
  expect(await buyer.show(orderUuid)).toMatchObject({ payment: "FAILED", canRetry: true });
});

test("whose money it is is not forgotten while the provider has it", async () => {
  const { buyer, orderUuid, payment } = await placed();
  shop.provider.hold(payment, { amount: 4000 });
  await shop.announce(payment);
  shop.services.clock.advance((retention.unpaidOrderDays + 1) * day);
  expect(await forgetNightly(shop.services)).toMatchObject({ "order.unpaidOrders": 0 });
  shop.provider.hold(payment, { amount: 0 });
  await shop.announce(payment);
  expect(await forgetNightly(shop.services)).toMatchObject({ "order.unpaidOrders": 1 });
  expect(await buyer.show(orderUuid)).toMatchObject({ details: null });
});
