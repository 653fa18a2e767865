import { expect, test } from "@jest/globals";
import { releaseOverdue } from "../../../money/giftcard/holds/holds.ts";
import { blockCards } from "../../../money/giftcard/index.ts";
import { showOwnCart } from "../../basket/index.ts";
import { orderForMail } from "../emails/order-for-mail.ts";
import { attach, balanceOf, buyCard } from "../testing/cards.ts";
import type { Buyer } from "../testing/shop.ts";
import { shopForEachTest } from "../testing/shop-test.ts";
import { showPaymentMethods } from "./payment-methods.ts";

const shop = shopForEachTest();

const minute = 60_000;
const digital = "cafe-elodie-d";

const codes = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => "no failure",
    (error: { problems?: { code: number }[] }) => error.problems?.map(({ code }) => code) ?? error,
  );

/** A buyer with a gift card of `value` who is about to buy something for `price`. */
const withCard = async (value: number, price = 5000): Promise<{ buyer: Buyer; card: number }> => {
  const card = await buyCard(shop, value);
  const buyer = await shop.buyer();
  await buyer.add(digital, { value: price });
  await attach(shop, buyer, card);
  return { buyer, card };
};

const end = async (orderUuid: string, state: "FAILED" | "PAID"): Promise<string> => {
  const payment = await shop.paymentOf(orderUuid);
  shop.provider.move(payment, state);
  await shop.announce(payment);
  return payment;
};

const block = async (card: number): Promise<void> => {
  const { rows } = await shop.services.pool.query<{ line: number }>(
    "select order_line as line from gift_card where id = $1",
    [card],
  );
  await blockCards(
    shop.services.pool,
    rows.map(({ line }) => line),
  );
};

const asked = (payment: string): number | undefined => shop.provider.payments.get(payment)?.request.amount;
const refunds = (): number[] => [...shop.provider.refunds.values()].map(({ amount }) => amount);

test("a card pays what is on it and the provider the rest; both are booked with the new card", async () => {
  const { buyer, card } = await withCard(2000);
  expect(await showOwnCart(buyer.scope)).toMatchObject({
    toPay: { value: 3000 },
    giftCardPayments: [{ id: card, balance: { value: 2000 }, amount: { value: 2000 }, problem: null }],
  });
  const { orderUuid } = await buyer.place({ expectedTotal: 5000, expectedToPay: 3000 });
  expect(asked(await shop.paymentOf(orderUuid))).toBe(3000);
  expect(await balanceOf(shop, card)).toBe(0);
  // Whoever comes back from the provider's page finds the basket as it was.
  expect(await showOwnCart(buyer.scope)).toMatchObject({ toPay: { value: 3000 } });
  await end(orderUuid, "PAID");
  expect(await shop.state(orderUuid)).toBe("PAID");
  expect(await buyer.show(orderUuid)).toMatchObject({
    payment: "PAID",
    details: { order: { toPay: { value: 3000 }, giftCardPayments: [{ id: card, amount: { value: 2000 } }] } },
  });
  expect(await shop.count("ledger_tx", "kind = 'CARD_CAPTURE'")).toBe(1);
  const mail = await orderForMail(shop.services.pool, orderUuid);
  expect(mail).toMatchObject({ total: { value: 5000 }, cards: [{ amount: { value: 2000 } }] });
});

test("what stock says goes before what cards say: it stays so when the page is read again", async () => {
  const card = await buyCard(shop, 2000);
  const buyer = await shop.buyer();
  // More than anybody may hold without having paid.
  await buyer.add("last-pieces-p", { quantity: 4 });
  await attach(shop, buyer, card);
  const { buyer: other } = await withCard(2000);
  // No card can be spent.
  await shop.services.ownerPool.query("update ledger_guard set stopped_at = now()");
  expect(await codes(buyer.place())).toEqual([2048]);
  expect(await codes(other.place())).toEqual([2040]);
  await shop.services.ownerPool.query("update ledger_guard set stopped_at = null");
});

test("what a card pays all of is paid at once, without a payment and a method, and once for each key", async () => {
  const { buyer, card } = await withCard(7000);
  expect(await showPaymentMethods(undefined, buyer.scope)).toEqual([]);
  const order = { idempotencyKey: "the-same-key-of-an-order", expectedToPay: 0, paymentMethod: undefined };
  const [placed, again] = await Promise.all([buyer.place(order), buyer.place(order)]);
  expect(again).toEqual(placed);
  expect(placed.paymentUrl).toContain(placed.orderUuid);
  expect(await shop.state(placed.orderUuid)).toBe("PAID");
  expect(await shop.count("payment_attempt", `order_id = '${placed.orderUuid}'`)).toBe(0);
  expect(await balanceOf(shop, card)).toBe(2000);
  expect((await showOwnCart(buyer.scope)).quantity).toBe(0);
});

test("another sum than the one that was shown is not paid, and a method is needed where something is left", async () => {
  const { buyer, card } = await withCard(2000);
  expect(await codes(buyer.place({ paymentMethod: undefined }))).toEqual([1101]);
  await block(card);
  expect(await codes(buyer.place({ expectedToPay: 3000 }))).toEqual([2040]);
  expect(await showOwnCart(buyer.scope)).toMatchObject({
    toPay: { value: 5000 },
    giftCardPayments: [{ amount: { value: 0 }, problem: { code: 2303 } }],
  });
});

test("several cards pay in the order in which they expire, for one buyer at a time", async () => {
  const { buyer, card } = await withCard(2000);
  const second = await buyCard(shop, 1000);
  await attach(shop, buyer, second);
  const other = await shop.buyer();
  await other.add(digital);
  await attach(shop, other, second);
  const { orderUuid } = await buyer.place();
  expect(asked(await shop.paymentOf(orderUuid))).toBe(2000);
  expect(await codes(other.place({ expectedToPay: 4000 }))).toEqual([2040]);
  await end(orderUuid, "PAID");
  expect([await balanceOf(shop, card), await balanceOf(shop, second)]).toEqual([0, 0]);
});

test("a payment that fails gives the card back, and another try holds it again", async () => {
  const { buyer, card } = await withCard(2000);
  const { orderUuid } = await buyer.place();
  await end(orderUuid, "FAILED");
  expect(await balanceOf(shop, card)).toBe(2000);
  await buyer.retry(orderUuid);
  expect(asked(await shop.paymentOf(orderUuid))).toBe(3000);
  // Another try in the place of one that is open has the same card.
  await buyer.retry(orderUuid, { paymentMethod: "paypal" });
  expect([asked(await shop.paymentOf(orderUuid)), await balanceOf(shop, card)]).toEqual([3000, 0]);
  await end(orderUuid, "PAID");
  expect(await shop.state(orderUuid)).toBe("PAID");
});

test("an order that was given up and paid late holds its card again", async () => {
  const { buyer, card } = await withCard(2000);
  shop.provider.cancelable = false;
  const { orderUuid } = await buyer.place();
  await shop.settle(70 * minute);
  expect([await shop.state(orderUuid), await balanceOf(shop, card)]).toEqual(["CANCELED", 2000]);
  await end(orderUuid, "PAID");
  expect([await shop.state(orderUuid), await balanceOf(shop, card)]).toEqual(["PAID", 0]);
});

test("where the card is spent or blocked by then, the money goes back", async () => {
  const { buyer, card } = await withCard(2000);
  shop.provider.cancelable = false;
  const { orderUuid } = await buyer.place();
  await shop.settle(70 * minute);
  const thief = await shop.buyer();
  await thief.add(digital, { value: 2000 });
  await attach(shop, thief, card);
  const spent = await thief.place({ paymentMethod: undefined });
  await end(orderUuid, "PAID");
  await shop.settle(5000);
  expect([await shop.state(orderUuid), await shop.state(spent.orderUuid)]).toEqual(["CANCELED", "PAID"]);
  expect(refunds()).toEqual([3000]);
});

test("a card that is blocked while its order waits for money pays nothing: the money goes back, and the value to the card", async () => {
  const { buyer, card } = await withCard(2000);
  const { orderUuid } = await buyer.place();
  await block(card);
  await end(orderUuid, "PAID");
  await shop.settle(5000);
  expect([await shop.state(orderUuid), await balanceOf(shop, card)]).toEqual(["CANCELED", 2000]);
  expect(refunds()).toEqual([3000]);
});

test("a bank transfer keeps the card for as long as it is waited for", async () => {
  await shop.sells("CBDE");
  const card = await buyCard(shop, 2000, "CBDE");
  const buyer = await shop.buyer("CBDE");
  await buyer.add("CBDE-cafe-elodie-d");
  await attach(shop, buyer, card);
  const { orderUuid } = await buyer.place({ paymentMethod: "banktransfer" });
  await shop.settle(10_000);
  shop.services.clock.advance(6 * 1440 * minute);
  expect(await releaseOverdue(shop.services, shop.services.clock.now())).toBe(0);
  await end(orderUuid, "PAID");
  expect([await shop.state(orderUuid), await balanceOf(shop, card)]).toEqual(["PAID", 0]);
});

test("a hold that is over is released though its order waits, and held again when the money comes", async () => {
  const { buyer, card } = await withCard(2000);
  const { orderUuid } = await buyer.place();
  shop.services.clock.advance(1440 * minute);
  expect(await releaseOverdue(shop.services, shop.services.clock.now())).toBe(1);
  expect(await balanceOf(shop, card)).toBe(2000);
  await end(orderUuid, "PAID");
  expect([await shop.state(orderUuid), await balanceOf(shop, card)]).toEqual(["PAID", 0]);
});

test("an order with other wishes takes the place of the first, with the same card", async () => {
  const { buyer, card } = await withCard(2000);
  const first = await buyer.place();
  await buyer.add(digital, { value: 1000 });
  const second = await buyer.place();
  expect(asked(await shop.paymentOf(second.orderUuid))).toBe(4000);
  expect([await shop.state(first.orderUuid), await balanceOf(shop, card)]).toEqual(["CANCELED", 0]);
  await end(second.orderUuid, "PAID");
  expect(await shop.state(second.orderUuid)).toBe("PAID");
});
