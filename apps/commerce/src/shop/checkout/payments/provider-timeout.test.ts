import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { ProviderUnreachable, pollEverythingSoon, pollPayments } from "../../../money/payment/index.ts";
import { refunding, refundState } from "../testing/refunding.ts";
import { openShop, type Shop } from "../testing/shop.ts";
import { paymentContext } from "./payment-context.ts";
import { refreshPayment } from "./refresh-payment.ts";

/** A provider that is away, or asked too often, hears no more of us than one that answers. */
let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
  await shop.services.ownerPool.query("update variation_stock set on_hand = 1000");
});
afterEach(async () => {
  jest.restoreAllMocks();
  await shop.audit().finally(() => shop.close());
});

const minute = 60_000;

const placed = async (storefront: "CBFR" | "CBDE" = "CBFR", over: Record<string, unknown> = {}) => {
  const buyer = await shop.buyer(storefront);
  await buyer.add(storefront === "CBDE" ? "CBDE-cafe-elodie-d" : "cafe-elodie-d");
  const { orderUuid } = await buyer.place(over);
  return { buyer, orderUuid, payment: await shop.paymentOf(orderUuid) };
};

/** Looks once a minute: what is asked for more often is asked for each time. */
const pass = async (minutes: number): Promise<void> => {
  for (let n = 0; n < minutes; n += 1) {
    shop.services.clock.advance(minute - 5000);
    await shop.settle(0);
  }
};

/** Bank transfers that were promised some hours ago. */
const transfers = async (count: number): Promise<void> => {
  await shop.sells("CBDE");
  for (let n = 0; n < count; n += 1) await placed("CBDE", { paymentMethod: "banktransfer" });
  await shop.settle(10_000);
  shop.services.clock.advance(120 * minute);
  await shop.settle(0);
};

const away = (call: "fetch" | "fetchRefund" | "refund") =>
  jest.spyOn(shop.provider, call).mockRejectedValue(new ProviderUnreachable("down"));

test("transfers that are waited for are asked for every ten minutes, whether the provider answers or not", async () => {
  await transfers(5);
  const fetched = away("fetch");
  await pass(30);
  expect(fetched.mock.calls.length).toBeGreaterThanOrEqual(10);
  expect(fetched.mock.calls.length).toBeLessThanOrEqual(15);
});

test("one whose buyer waits is asked for again within half a minute", async () => {
  const { orderUuid, payment } = await placed();
  shop.provider.move(payment, "PAID");
  shop.provider.failNext("unreachable", "unreachable");
  await shop.settle(50_000);
  expect(await shop.state(orderUuid)).toBe("PAID");
});

test("a payment that is not known is asked for as often as another, as long as it is waited for", async () => {
  await transfers(1);
  for (const id of shop.provider.payments.keys()) shop.provider.forget(id);
  const fetched = jest.spyOn(shop.provider, "fetch");
  await pass(60);
  expect(fetched.mock.calls.length).toBeLessThanOrEqual(7);
  expect(await shop.watched("PAYMENT")).toEqual([]);
});

test("asked too often, it is left alone by all for as long as it says, and then asked for all", async () => {
  const orders = [];
  for (let n = 0; n < 22; n += 1) orders.push(await placed());
  for (const { payment } of orders) shop.provider.move(payment, "PAID");
  const fetched = jest.spyOn(shop.provider, "fetch");
  shop.provider.limit(90_000);
  shop.services.clock.advance(30_000);
  // One round is under way when it says so.
  expect(await pollPayments(shop.context)).toBe(20);
  expect(await pollPayments(shop.context)).toBe(0);
  const [first] = orders;
  await refreshPayment(first?.orderUuid ?? "", first?.buyer.scope ?? (await shop.buyer()).scope, shop.context);
  expect(fetched).toHaveBeenCalledTimes(20);
  shop.provider.limit(null);
  await shop.settle(80_000);
  expect(fetched).toHaveBeenCalledTimes(20);
  await shop.settle(20_000);
  expect(await shop.count("shop_order", "state = 'PAID'")).toBe(22);
});

test("a worker that starts anew waits for nobody: what was paid is found at once", async () => {
  const { orderUuid, payment } = await placed();
  shop.services.clock.advance(10_000);
  shop.provider.limit(600_000);
  await pollPayments(shop.context);
  shop.provider.limit(null);
  shop.provider.move(payment, "PAID");
  const anew = paymentContext(shop.services, shop.provider);
  await pollEverythingSoon(anew);
  await pollPayments(anew);
  expect(await shop.state(orderUuid)).toBe("PAID");
});

test("a refund on its way is asked about every hour, whether the provider answers or not", async () => {
  await refunding(shop);
  await shop.settle(0);
  expect(await refundState(shop)).toBe("PENDING");
  const asked = away("fetchRefund");
  await pass(130);
  expect(asked.mock.calls.length).toBeGreaterThanOrEqual(1);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(2);
});

test("a refund that was not sent is tried at the pace of a payment of its age", async () => {
  await refunding(shop);
  const asked = away("refund");
  await shop.settle(5 * minute);
  expect(asked.mock.calls.length).toBeGreaterThan(5);
  await pass(60);
  asked.mockClear();
  await pass(60);
  expect(asked.mock.calls.length).toBeGreaterThan(4);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(7);
});

test("refunds leave it alone too", async () => {
  await refunding(shop);
  const asked = jest.spyOn(shop.provider, "refund");
  shop.provider.limit(5 * minute);
  await shop.settle(4 * minute);
  expect(asked).toHaveBeenCalledTimes(1);
  shop.provider.limit(null);
  await shop.settle(2 * minute);
  expect(await refundState(shop)).toBe("PENDING");
});
