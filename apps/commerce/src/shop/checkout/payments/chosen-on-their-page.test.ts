import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { showOwnCart } from "../../basket/index.ts";
import { type Buyer, openShop, type Shop } from "../testing/shop.ts";
import { refreshPayment } from "./refresh-payment.ts";

/**
 * Whoever cancels on the provider's page of a method may choose
 * another one there: a bank transfer in the place of a card.
 */
let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
  await shop.sells("CBDE");
});
afterEach(async () => {
  jest.restoreAllMocks();
  await shop.audit().finally(() => shop.close());
});

const minute = 60_000;
const day = 24 * 60 * minute;

const later = (milliseconds: number): Date => new Date(shop.services.clock.now().getTime() + milliseconds);

interface Chosen {
  buyer: Buyer;
  orderUuid: string;
  payment: string;
}

const byCard = async (): Promise<Chosen> => {
  const buyer = await shop.buyer("CBDE");
  await buyer.add("CBDE-cafe-elodie-d");
  const { orderUuid } = await buyer.place();
  return { buyer, orderUuid, payment: await shop.paymentOf(orderUuid) };
};

/** The provider has told its buyer a date that far away. */
const byTransfer = async (dueIn = 8 * day): Promise<Chosen> => {
  const order = await byCard();
  shop.provider.choose(order.payment, "banktransfer", later(dueIn));
  await shop.settle(10_000);
  return order;
};

const lines = async ({ scope }: Buyer): Promise<number> => (await showOwnCart(scope)).shipments.length;
const stateOf = (payment: string) => shop.provider.payments.get(payment)?.state;

test("it is waited for until the date that the provider has told, and its money pays the order", async () => {
  const { buyer, orderUuid, payment } = await byTransfer();
  expect(await buyer.show(orderUuid)).toMatchObject({ status: "PENDING", payment: "PENDING", canRetry: false });
  expect(await lines(buyer)).toBe(0);
  for (const passed of [61 * minute, 7 * day - 59 * minute]) {
    shop.services.clock.advance(passed);
    await shop.settle(0);
    expect([await shop.state(orderUuid), stateOf(payment)]).toEqual(["PENDING", "OPEN"]);
  }
  shop.provider.move(payment, "PAID");
  await shop.announce(payment);
  const details = expect.objectContaining({ paymentMethod: "banktransfer" });
  expect(await buyer.show(orderUuid)).toMatchObject({ status: "COMPLETED", payment: "PAID", details });
});

test("once that date is over, its order is closed", async () => {
  const { orderUuid, payment } = await byTransfer();
  shop.services.clock.advance(8 * day + minute);
  await shop.settle(0);
  expect([await shop.state(orderUuid), stateOf(payment)]).toEqual(["CANCELED", "CANCELED"]);
});

test("a date that is far away holds the goods for two weeks at most", async () => {
  const { orderUuid } = await byTransfer(90 * day);
  shop.services.clock.advance(14 * day - minute);
  await shop.settle(0);
  expect(await shop.state(orderUuid)).toBe("PENDING");
  shop.services.clock.advance(11 * minute);
  await shop.settle(0);
  expect(await shop.state(orderUuid)).toBe("CANCELED");
});

test("whoever comes back from the page reads at once that it is awaited", async () => {
  const { buyer, orderUuid, payment } = await byCard();
  shop.provider.choose(payment, "banktransfer", later(8 * day));
  expect(await refreshPayment(orderUuid, buyer.scope, shop.context)).toMatchObject({ payment: "PENDING" });
  expect(await lines(buyer)).toBe(0);
});

test("chosen in the last minute, it is not cancelled by the look that finds the card's time over", async () => {
  const { orderUuid, payment } = await byCard();
  await shop.settle(10_000);
  shop.services.clock.advance(59 * minute);
  shop.provider.choose(payment, "banktransfer", later(8 * day));
  shop.services.clock.advance(2 * minute);
  await shop.settle(0);
  expect([await shop.state(orderUuid), stateOf(payment)]).toEqual(["PENDING", "OPEN"]);
});

test("a card that stays a card is waited for an hour", async () => {
  const { orderUuid, payment } = await byCard();
  shop.provider.choose(payment, "paypal", later(8 * day));
  await shop.settle(10_000);
  shop.services.clock.advance(61 * minute);
  await shop.settle(0);
  expect([await shop.state(orderUuid), stateOf(payment)]).toEqual(["CANCELED", "CANCELED"]);
});

test("by transfer again it is the one that was promised; another way takes its place", async () => {
  const { buyer, orderUuid, payment } = await byTransfer();
  await buyer.retry(orderUuid, { paymentMethod: "banktransfer" });
  expect(await shop.paymentOf(orderUuid)).toBe(payment);
  await buyer.retry(orderUuid, { paymentMethod: "paypal" });
  expect(stateOf(payment)).toBe("CANCELED");
  expect(await buyer.show(orderUuid)).toMatchObject({ status: "PENDING", payment: "PROCESSING" });
});

test("it counts as one of the five transfers a day of its mailbox, once, however often it is looked at", async () => {
  const { payment } = await byTransfer();
  await shop.announce(payment);
  await shop.settle(minute);
  const placing = async () => {
    const buyer = await shop.buyer("CBDE");
    await buyer.add("CBDE-cafe-elodie-d");
    return buyer.place({ paymentMethod: "banktransfer" });
  };
  for (let n = 0; n < 4; n += 1) await placing();
  await expect(placing()).rejects.toMatchObject({ problems: [{ code: 1002 }] });
});

test("that it cannot be counted keeps nothing from being applied", async () => {
  jest.spyOn(shop.context, "transferChosen").mockRejectedValue(new Error("no connection"));
  const { buyer, orderUuid } = await byTransfer();
  expect(await buyer.show(orderUuid)).toMatchObject({ payment: "PENDING" });
});
