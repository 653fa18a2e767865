import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from "@jest/globals";
import { type Buyer, openShop, type Shop } from "../../testing/shop.ts";

/** A bank transfer was promised, and its money may be on its way. */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.sells("CBDE");
});
beforeEach(() => shop.services.ownerPool.query("truncate rate_limit, guard_limit"));
afterEach(async () => {
  jest.restoreAllMocks();
  shop.provider.cancelable = true;
  await shop.audit();
});
afterAll(() => shop.close());

const minute = 60_000;
const day = 1440 * minute;

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
  await shop.announce(payment);
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

/**
 * Whoever orders on a Saturday gets a due date on the Saturday after, of which the provider makes the Monday.
 */
test("a transfer that falls due on a Saturday is waited for until the Monday that its buyer was told is over", async () => {
  const { clock } = shop.services;
  clock.set("2026-12-05T10:00:00Z");
  const { buyer, orderUuid, transfer } = await promised();
  expect(shop.provider.payments.get(transfer)?.request.dueDate).toBe("2026-12-12");
  for (const waiting of ["2026-12-12T11:00:00Z", "2026-12-13T12:00:00Z", "2026-12-14T23:49:00Z"]) {
    clock.set(waiting);
    await shop.settle(20_000);
    expect(await shop.state(orderUuid)).toBe("PENDING");
    expect(shop.provider.payments.get(transfer)?.state).toBe("OPEN");
  }
  // Ordered then, it would be another transfer: this one stays the same as long as it is awaited.
  await buyer.retry(orderUuid, { paymentMethod: "banktransfer" });
  expect(await shop.count("payment_attempt", `order_id = '${orderUuid}'`)).toBe(1);
  clock.set("2026-12-15T00:00:00Z");
  await shop.settle(20_000);
  expect(await shop.state(orderUuid)).toBe("CANCELED");
  expect(shop.provider.payments.get(transfer)?.state).toBe("CANCELED");
});

test("a date of the provider's that is far away does not hold the goods for longer than two weeks", async () => {
  const create = shop.provider.create;
  jest
    .spyOn(shop.provider, "create")
    .mockImplementationOnce(async (request) => ({ ...(await create(request)), expiresAt: new Date("2027-03-01") }));
  const { orderUuid } = await promised();
  shop.services.clock.advance(14 * day - 12 * minute);
  await shop.settle(5000);
  expect(await shop.state(orderUuid)).toBe("PENDING");
  shop.services.clock.advance(12 * minute);
  await shop.settle(5000);
  expect(await shop.state(orderUuid)).toBe("CANCELED");
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
  expect(await buyer.show(orderUuid)).toMatchObject({ status: "PENDING", payment: "FAILED", canRetry: true });
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
