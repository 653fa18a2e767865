import { afterAll, afterEach, beforeAll, expect, jest, test } from "@jest/globals";
import { pursuePayment } from "../payment/pursue.ts";
import { openShop, type Shop } from "./testing/shop.ts";

/** A chargeback, or a refund made in the provider's dashboard, is announced as every change of a payment is. */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await shop.audit();
});
afterAll(() => shop.close());

const placed = async () => {
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d");
  const { orderUuid } = await buyer.place();
  return { buyer, orderUuid, payment: await shop.paymentOf(orderUuid) };
};

/** Nothing of the payment is left. */
const takeBack = (payment: string): void => {
  const held = shop.provider.payments.get(payment);
  if (held) shop.provider.payments.set(payment, { ...held, state: "PAID", amount: 0 });
};

test("an order that was paid stays as it is: its payment is not asked for again", async () => {
  const { buyer, orderUuid, payment } = await placed();
  shop.provider.move(payment, "PAID");
  await pursuePayment(shop.context, payment);
  const books = await shop.count("ledger_tx");
  const fetched = jest.spyOn(shop.provider, "fetch");
  takeBack(payment);
  await pursuePayment(shop.context, payment);
  await shop.settle(60_000);
  expect(fetched).not.toHaveBeenCalled();
  expect(await buyer.show(orderUuid)).toMatchObject({ status: "COMPLETED", payment: "PAID" });
  expect(await shop.count("ledger_tx")).toBe(books);
});

test("one that we only hear of when its money is gone already is not carried out", async () => {
  const { buyer, orderUuid, payment } = await placed();
  takeBack(payment);
  const told = jest.spyOn(shop.services.log, "error");
  await pursuePayment(shop.context, payment);
  expect(await buyer.show(orderUuid)).toMatchObject({ status: "CANCELED", payment: "FAILED", canRetry: true });
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ order: orderUuid, state: "PAID" }), expect.any(String));
  const cards = `order_line in (select id from order_line where order_id = '${orderUuid}')`;
  expect(await shop.count("gift_card", cards)).toBe(0);
});
