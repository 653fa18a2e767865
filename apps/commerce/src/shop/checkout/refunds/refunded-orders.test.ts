import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "@jest/globals";
import { refreshPayment } from "../payments/refresh-payment.ts";
import { type Buyer, openShop, type Shop } from "../testing/shop.ts";

/** Money that arrives when its order is closed goes back, and everybody who asks is told so. */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(async () => {
  shop.provider.cancelable = true;
  await shop.audit();
});
afterAll(() => shop.close());

const notPayable = { problems: [{ code: 2043, parameter: "input.orderUuid" }] };

const webhook = async (payment: string): Promise<void> => {
  await shop.announce(payment);
  await shop.settle(5000);
};

const comesBack = ({ scope }: Buyer, orderUuid: string) => refreshPayment(orderUuid, scope, shop.context);

const refunds = (payment: string): number =>
  [...shop.provider.refunds.values()].filter(({ paymentId }) => paymentId === payment).length;

/** The bank's app is open; back in the shop, the buyer orders with PayPal. */
const orderedOtherwise = async () => {
  shop.provider.cancelable = false;
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d");
  const idempotencyKey = randomUUID();
  const { orderUuid } = await buyer.place({ idempotencyKey });
  const payment = await shop.paymentOf(orderUuid);
  const other = await buyer.place({ paymentMethod: "paypal" });
  return { buyer, orderUuid, payment, other: other.orderUuid, idempotencyKey };
};

const pay = async (orderUuid: string): Promise<void> => webhook(await payAt(orderUuid));
const payAt = async (orderUuid: string): Promise<string> => {
  const payment = await shop.paymentOf(orderUuid);
  shop.provider.move(payment, "PAID");
  return payment;
};

test("paid in the bank's app after another order took its basket: the return says that the money goes back", async () => {
  const { buyer, orderUuid, payment, other } = await orderedOtherwise();
  expect(await buyer.show(orderUuid)).toMatchObject({ status: "CANCELED", payment: "CANCELED" });
  shop.provider.move(payment, "PAID");
  shop.services.clock.advance(2000);
  expect(await comesBack(buyer, orderUuid)).toMatchObject({
    status: "CANCELED",
    payment: "REFUNDED",
    canRetry: false,
  });
  await webhook(payment);
  expect(refunds(payment)).toBe(1);
  await pay(other);
});

test("it is not for sale again, not even when the other order came to nothing", async () => {
  const { buyer, orderUuid, payment, other, idempotencyKey } = await orderedOtherwise();
  shop.provider.move(payment, "PAID");
  await webhook(payment);
  shop.provider.move(await shop.paymentOf(other), "FAILED");
  await shop.settle(5000);
  expect(await buyer.show(orderUuid)).toMatchObject({ payment: "REFUNDED", canRetry: false });
  await expect(buyer.retry(orderUuid)).rejects.toMatchObject(notPayable);
  expect(await shop.state(orderUuid)).toBe("CANCELED");
  // The press that made it leads to the page that says so, not to another try.
  const { paymentUrl } = await buyer.place({ idempotencyKey });
  expect(paymentUrl).toBe(`http://cbfr.localhost:3000/paiement/paiement-en-cours/?order=${orderUuid}`);
  const again = await buyer.place();
  await pay(again.orderUuid);
});

test("no piece was left when the money came: it says so too, whichever try it belongs to", async () => {
  shop.provider.cancelable = false;
  const buyer = await shop.buyer();
  await buyer.add("last-pieces-p");
  const { orderUuid } = await buyer.place();
  const first = await shop.paymentOf(orderUuid);
  await buyer.retry(orderUuid, { paymentMethod: "paypal" });
  shop.provider.move(await shop.paymentOf(orderUuid), "FAILED");
  await shop.settle(5000);
  await shop.services.ownerPool.query("update variation_stock set on_hand = 0 where on_hand = 4");
  shop.provider.move(first, "PAID");
  await webhook(first);
  expect(await buyer.show(orderUuid)).toMatchObject({ status: "CANCELED", payment: "REFUNDED", canRetry: false });
  expect(refunds(first)).toBe(1);
  await shop.services.ownerPool.query("update variation_stock set on_hand = 4 where on_hand = 0");
  await expect(buyer.retry(orderUuid)).rejects.toMatchObject(notPayable);
});

test("a late payment that is kept is paid, and so is an order whose second payment goes back", async () => {
  shop.provider.cancelable = false;
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d");
  const { orderUuid } = await buyer.place();
  const first = await shop.paymentOf(orderUuid);
  await buyer.retry(orderUuid, { paymentMethod: "paypal" });
  const second = await shop.paymentOf(orderUuid);
  shop.provider.move(second, "FAILED");
  await webhook(second);
  shop.provider.move(first, "PAID");
  await webhook(first);
  expect(await buyer.show(orderUuid)).toMatchObject({ status: "COMPLETED", payment: "PAID", canRetry: false });
  shop.provider.move(second, "PAID");
  await webhook(second);
  expect(refunds(second)).toBe(1);
  expect(await buyer.show(orderUuid)).toMatchObject({ status: "COMPLETED", payment: "PAID" });
});

test("who comes back from the page that was left is told of that payment, though another try came after it", async () => {
  shop.provider.cancelable = false;
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d");
  const { orderUuid } = await buyer.place();
  const left = await shop.paymentOf(orderUuid);
  await buyer.retry(orderUuid, { paymentMethod: "paypal" });
  shop.services.clock.advance(2000);
  shop.provider.move(left, "PAID");
  expect(await comesBack(buyer, orderUuid)).toMatchObject({ status: "COMPLETED", payment: "PAID" });
});
