import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "@jest/globals";
import { pursuePayment } from "../payment/pursue.ts";
import { type Buyer, openShop, type Shop } from "./testing/shop.ts";

/** A bank transfer was promised, and its money may be on its way. */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.sells("CBDE");
});
afterEach(async () => {
  shop.provider.cancelable = true;
  await shop.audit();
});
afterAll(() => shop.close());

const day = 86_400_000;

interface Promised {
  buyer: Buyer;
  orderUuid: string;
  paymentUrl: string;
  transfer: string;
}

const promised = async (sku = "CBDE-cafe-elodie-p"): Promise<Promised> => {
  const buyer = await shop.buyer("CBDE");
  await buyer.add(sku);
  const address = { delivery: germanAddress };
  const { orderUuid, paymentUrl } = await buyer.place({ paymentMethod: "banktransfer", ...address });
  await shop.settle(10_000);
  return { buyer, orderUuid, paymentUrl, transfer: await shop.paymentOf(orderUuid) };
};

const germanAddress = {
  firstName: "Jürgen",
  lastName: "Weiß",
  countryCode: "DE",
  postCode: "10115",
  houseNumber: "5",
  street: "Invalidenstraße",
  city: "Berlin",
};

const hear = async (payment: string, state: "PAID" | "FAILED"): Promise<void> => {
  shop.provider.move(payment, state);
  await pursuePayment(shop.context, payment);
  await shop.settle(5000);
};

const refunds = (payment: string): number =>
  [...shop.provider.refunds.values()].filter(({ paymentId }) => paymentId === payment).length;

test("whoever asks for the order hears that a transfer is awaited, then that it is paid", async () => {
  const { buyer, orderUuid, transfer } = await promised();
  expect(await buyer.show(orderUuid)).toMatchObject({ status: "PENDING", payment: "PENDING", canRetry: false });
  shop.services.clock.advance(2 * day);
  await hear(transfer, "PAID");
  expect(await buyer.show(orderUuid)).toMatchObject({ status: "COMPLETED", payment: "PAID", canRetry: false });
});

test("a transfer again is the one that was promised: its reference stays good", async () => {
  const { buyer, orderUuid, paymentUrl, transfer } = await promised();
  const again = { paymentMethod: "banktransfer", idempotencyKey: randomUUID() };
  expect(await buyer.retry(orderUuid, again)).toEqual({ orderUuid, paymentUrl });
  expect(await buyer.retry(orderUuid, again)).toEqual({ orderUuid, paymentUrl });
  expect(await shop.count("payment_attempt", `order_id = '${orderUuid}'`)).toBe(1);
  await hear(transfer, "PAID");
  expect(await shop.state(orderUuid)).toBe("FULFILLING");
});

test("another way to pay ends the transfer; should its money arrive after all, it goes back", async () => {
  const { buyer, orderUuid, transfer } = await promised();
  await buyer.retry(orderUuid, { paymentMethod: "creditcard" });
  expect(shop.provider.payments.get(transfer)?.state).toBe("CANCELED");
  expect(await buyer.show(orderUuid)).toMatchObject({ status: "PENDING", payment: "PROCESSING" });
  await hear(await shop.paymentOf(orderUuid), "PAID");
  await hear(transfer, "PAID");
  expect(refunds(transfer)).toBe(1);
  expect(await buyer.show(orderUuid)).toMatchObject({ status: "COMPLETED", payment: "PAID" });
});

test("the other way was declined and the money of the transfer arrives: it pays the order", async () => {
  shop.provider.cancelable = false;
  const { buyer, orderUuid, transfer } = await promised();
  await buyer.retry(orderUuid, { paymentMethod: "creditcard" });
  await hear(await shop.paymentOf(orderUuid), "FAILED");
  expect(await buyer.show(orderUuid)).toMatchObject({ status: "CANCELED", payment: "FAILED", canRetry: true });
  await hear(transfer, "PAID");
  expect(await buyer.show(orderUuid)).toMatchObject({ status: "COMPLETED", payment: "PAID" });
  expect(refunds(transfer)).toBe(0);
});

test("nothing is left of the goods when it arrives: it goes back, and the order says so", async () => {
  const { buyer, orderUuid, transfer } = await promised("CBDE-last-pieces-p");
  await buyer.retry(orderUuid, { paymentMethod: "creditcard" });
  await hear(await shop.paymentOf(orderUuid), "FAILED");
  const sku = "(select id from variation where sku = 'CBDE-last-pieces-p')";
  await shop.services.ownerPool.query(`update variation_stock set on_hand = 0 where variation_id = ${sku}`);
  await hear(transfer, "PAID");
  expect(refunds(transfer)).toBe(1);
  expect(await buyer.show(orderUuid)).toMatchObject({ status: "CANCELED", payment: "REFUNDED", canRetry: false });
});

test("the transfer is not ended for a try that would be refused", async () => {
  const { buyer, orderUuid, transfer } = await promised();
  const sku = "(select id from variation where sku = 'CBDE-cafe-elodie-p')";
  const change = (minimum: number) =>
    shop.services.ownerPool.query(
      `update variation set minimum = ${minimum} where id = ${sku};
       update catalogue_version set version = version + 1 where storefront = 'CBDE'`,
    );
  await change(6000);
  await expect(buyer.retry(orderUuid)).rejects.toMatchObject({ problems: [{ code: 2033 }] });
  expect(await buyer.show(orderUuid)).toMatchObject({ status: "PENDING", payment: "PENDING" });
  expect(shop.provider.payments.get(transfer)?.state).toBe("OPEN");
  await change(1000);
  await hear(transfer, "PAID");
  expect(await shop.state(orderUuid)).toBe("FULFILLING");
});
