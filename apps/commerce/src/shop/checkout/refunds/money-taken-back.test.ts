import { randomUUID } from "node:crypto";
import { getStorefront } from "@giftshop/storefront-config";
import { expect, jest, test } from "@jest/globals";
import { blockedCards, checkBalance, holdCards, revealCards } from "../../../money/giftcard/index.ts";
import { listUnsettled, settleOrder } from "../../../money/payment/settle-by-hand.ts";
import { inTransaction } from "../../../platform/database/index.ts";
import { fakeTransport } from "../../../platform/outbox/testing/transport.ts";
import { blockedEmail } from "../emails/emails.ts";
import { listRefused, resend, sendGift } from "../testing/send-emails.ts";
import { shopForEachTest } from "../testing/shop-test.ts";

/**
 * A chargeback, or a refund made in the provider's dashboard, is announced as every change of a payment is.
 */
const shop = shopForEachTest();

const minute = 60_000;
const day = 1440 * minute;

const placed = async () => {
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d");
  const { orderUuid } = await buyer.place();
  return { buyer, orderUuid, payment: await shop.paymentOf(orderUuid) };
};

const paid = async () => {
  const order = await placed();
  shop.provider.move(order.payment, "PAID");
  await shop.announce(order.payment);
  shop.services.clock.advance(minute);
  return order;
};

/** So much of the payment is left at the provider, who says so. */
const leave = (payment: string, amount: number): Promise<void> => {
  shop.provider.hold(payment, { amount });
  return shop.announce(payment);
};

/** What an account of the house stands at; above zero is a credit. */
const booked = async (account: string): Promise<number> => {
  const { rows } = await shop.services.pool.query<{ sum: number }>(
    "select coalesce(sum(e.amount), 0)::bigint as sum from ledger_entry e join ledger_account a on a.id = e.account where a.kind = $1",
    [account],
  );
  return rows[0]?.sum ?? Number.NaN;
};

const watched = async () => (await shop.watched("PAYMENT")).map(({ what }) => what);

const giftOf = async (orderUuid: string): Promise<{ package: number; state: string }> => {
  const { rows } = await shop.services.pool.query("select package, state from delivery where order_id = $1", [
    orderUuid,
  ]);
  return rows[0];
};

test("a payment that was charged back is booked, and a person is told until it is settled", async () => {
  const { buyer, orderUuid, payment } = await paid();
  const told = jest.spyOn(shop.services.log, "error");
  await leave(payment, 0);
  expect([await booked("PROVIDER_CLEARING"), await booked("TAKEN_BACK")]).toEqual([0, -5000]);
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ order: orderUuid, missing: 5000 }), expect.any(String));
  expect(await watched()).toEqual(["PAYMENT_TAKEN_BACK"]);
  // The order stays what it was; what is left on its card is blocked.
  expect(await buyer.show(orderUuid)).toMatchObject({ status: "COMPLETED", payment: "PAID" });
  expect(await shop.count("ledger_account", "kind = 'GIFT_CARD' and balance = 5000")).toBe(1);

  const number = await shop.numberOf(orderUuid);
  const waits = { number, what: "PAYMENT_TAKEN_BACK", paymentId: payment, currency: "EUR", amount: 5000 };
  expect(await listUnsettled(shop.services)).toMatchObject([waits]);
  expect(await settleOrder(shop.services, number)).toMatchObject([waits]);
  expect(await settleOrder(shop.services, number)).toEqual([]);
  expect(await settleOrder(shop.services, "CB-00000000")).toEqual([]);
  expect([await watched(), await listUnsettled(shop.services)]).toEqual([[], []]);
});

test("said again, it is not asked for more than once, nor booked again; more of it is another question", async () => {
  const { orderUuid, payment } = await paid();
  const events = await shop.count("payment_event");
  await leave(payment, 4000);
  const fetched = jest.spyOn(shop.provider, "fetch");
  await shop.announce(payment);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(await booked("TAKEN_BACK")).toBe(-1000);
  expect(await shop.count("ledger_tx", "kind = 'TAKEN_BACK'")).toBe(1);
  expect(await shop.count("payment_event")).toBe(events + 1);

  await settleOrder(shop.services, await shop.numberOf(orderUuid));
  await shop.announce(payment);
  expect(await watched()).toEqual([]);
  await leave(payment, 0);
  expect([await booked("PROVIDER_CLEARING"), await booked("TAKEN_BACK")]).toEqual([0, -5000]);
  expect(await shop.count("payment_event")).toBe(events + 2);
  expect(await watched()).toEqual(["PAYMENT_TAKEN_BACK"]);
});

test("calls about the same loss at the same moment book it once", async () => {
  const { payment } = await paid();
  shop.provider.hold(payment, { amount: 0 });
  await Promise.all(Array.from({ length: 8 }, () => shop.announce(payment)));
  expect([await booked("PROVIDER_CLEARING"), await booked("TAKEN_BACK")]).toEqual([0, -5000]);
  expect(await shop.count("ledger_tx", "kind = 'TAKEN_BACK'")).toBe(1);
});

const statesOf = async (orderUuid: string): Promise<string[]> => {
  const { rows } = await shop.services.pool.query<{ state: string }>(
    "select state from gift_card where order_line in (select id from order_line where order_id = $1) order by id",
    [orderUuid],
  );
  return rows.map(({ state }) => state);
};

/** What the holder of the order's first card is told, and what can be spent of it. */
const holderOf = async (orderUuid: string) => {
  const { pool, clock, environment } = shop.services;
  const { rows } = await pool.query<{ id: number; line: number }>(
    "select id, order_line as line from gift_card where order_line in (select id from order_line where order_id = $1) order by id",
    [orderUuid],
  );
  const { id = 0, line = 0 } = rows[0] ?? {};
  const [code] = await revealCards(pool, [line], "test", clock.now(), environment);
  const typed = { number: code?.number ?? "", pin: code?.pin ?? "" };
  const spend = (amount: number) =>
    inTransaction(pool, async (client) => {
      const until = new Date(clock.now().getTime() + 365 * day);
      const [problem] = await holdCards(
        client,
        { order: randomUUID(), cards: [{ card: id, amount }], until },
        clock.now(),
      );
      return problem?.why ?? "HELD";
    });
  return { spend, typed, check: (pin = typed.pin) => checkBalance(pool, { ...typed, pin }, clock.now(), environment) };
};

test("its cards are blocked with the loss, also those that are spent in part, and free again when all the money is back", async () => {
  const { orderUuid, payment } = await paid();
  const holder = await holderOf(orderUuid);
  expect(await holder.spend(2000)).toBe("HELD");
  await leave(payment, 4000);
  expect(await statesOf(orderUuid)).toEqual(["BLOCKED"]);
  expect(await holder.spend(1)).toBe("BLOCKED");
  await expect(holder.check()).rejects.toMatchObject({ problems: [{ code: 2102 }] });
  // Whoever does not know the PIN is told nothing of it.
  const other = holder.typed.pin === "000000" ? "000001" : "000000";
  await expect(holder.check(other)).rejects.toMatchObject({ problems: [{ code: 2100 }] });
  expect(await blockedCards(shop.services.pool)).toBe(1);

  shop.services.clock.advance(minute);
  await leave(payment, 5000);
  expect(await statesOf(orderUuid)).toEqual(["ACTIVE"]);
  expect(await holder.check()).toMatchObject({ balance: 3000 });
  expect(await holder.spend(3000)).toBe("HELD");
});

test("of a card that is blocked while it is spent, either all is spent before or nothing after", async () => {
  const { orderUuid, payment } = await paid();
  const holder = await holderOf(orderUuid);
  shop.provider.hold(payment, { amount: 0 });
  const spending = Array.from({ length: 6 }, () => holder.spend(500));
  const [, ...outcomes] = await Promise.all([shop.announce(payment), ...spending]);
  const spent = outcomes.filter((outcome) => outcome === "HELD").length;
  expect(outcomes.filter((outcome) => outcome === "BLOCKED")).toHaveLength(6 - spent);
  expect(await shop.count("ledger_account", `kind = 'GIFT_CARD' and balance = ${5000 - 500 * spent}`)).toBe(1);
  expect(await holder.spend(1)).toBe("BLOCKED");
});

test("a loss whose booking fails blocks nothing", async () => {
  const { orderUuid, payment } = await paid();
  jest.spyOn(shop.context.effects, "takenBack").mockImplementationOnce(async (client) => {
    await client.query("update gift_card set state = 'BLOCKED'");
    throw new Error("cut off");
  });
  await expect(leave(payment, 0)).rejects.toThrow("cut off");
  expect([await statesOf(orderUuid), await booked("TAKEN_BACK")]).toEqual([["ACTIVE"], 0]);
});

test("a chargeback that was won is booked back, and lost again another time", async () => {
  const { payment } = await paid();
  await leave(payment, 0);
  shop.services.clock.advance(minute);
  await leave(payment, 5000);
  expect([await booked("PROVIDER_CLEARING"), await booked("TAKEN_BACK")]).toEqual([-5000, 0]);
  expect(await watched()).toEqual([]);
  await leave(payment, 0);
  expect([await booked("PROVIDER_CLEARING"), await booked("TAKEN_BACK")]).toEqual([0, -5000]);
  expect(await watched()).toEqual(["PAYMENT_TAKEN_BACK"]);
});

test("an answer that was under way when the money went does not bring it back", async () => {
  const { payment } = await paid();
  await leave(payment, 0);
  await expect(leave(payment, 5000)).rejects.toThrow("cannot be back already");
  expect(await booked("TAKEN_BACK")).toBe(-5000);
  shop.services.clock.advance(minute);
  await shop.announce(payment);
  expect(await booked("TAKEN_BACK")).toBe(0);
});

test("a gift that has not left does not leave without a person, when the mail server is back", async () => {
  const { orderUuid, payment } = await paid();
  const { package: packageId } = await giftOf(orderUuid);
  await leave(payment, 4000);
  const transport = fakeTransport();
  await sendGift(shop.services, transport, packageId);
  expect(transport.taken).toEqual([]);
  expect(await giftOf(orderUuid)).toMatchObject({ state: "FAILED" });

  const number = await shop.numberOf(orderUuid);
  expect(await listRefused(shop.services)).toMatchObject([{ name: number, count: 1 }]);
  expect(await resend(shop.services, number)).toBe(1);
  await sendGift(shop.services, transport, packageId);
  expect(transport.taken).toHaveLength(1);
  // What has left stays sent, whatever is taken back after it.
  await leave(payment, 0);
  expect(await giftOf(orderUuid)).toMatchObject({ state: "SENT" });
});

test("what we give back ourselves is not taken back; the gift that another payment has paid goes out", async () => {
  shop.provider.cancelable = false;
  const { buyer, orderUuid, payment: first } = await placed();
  await buyer.retry(orderUuid, { paymentMethod: "paypal" });
  const second = await shop.paymentOf(orderUuid);
  for (const payment of [first, second]) {
    shop.provider.move(payment, "PAID");
    await shop.announce(payment);
  }
  await shop.settle(5000);
  expect(await shop.count("payment_refund", "reason = 'SECOND_PAYMENT'")).toBe(1);
  shop.services.clock.advance(minute);
  // The provider holds nothing of it any more, by our refund.
  await shop.announce(second);
  expect(await shop.count("ledger_tx", "kind = 'TAKEN_BACK'")).toBe(0);
  // Refunded by us, and charged back as well.
  await leave(second, 0);
  expect(await booked("TAKEN_BACK")).toBe(-5000);
  expect(await watched()).toEqual(["PAYMENT_TAKEN_BACK"]);
  expect(await giftOf(orderUuid)).toMatchObject({ state: "WAITING" });
});

test("one that we only hear of when its money is gone already is not carried out", async () => {
  const { buyer, orderUuid, payment } = await placed();
  const told = jest.spyOn(shop.services.log, "error");
  await leave(payment, 0);
  expect(await buyer.show(orderUuid)).toMatchObject({ status: "PENDING", payment: "FAILED", canRetry: true });
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ order: orderUuid, state: "PAID" }), expect.any(String));
  const cards = `order_line in (select id from order_line where order_id = '${orderUuid}')`;
  expect(await shop.count("gift_card", cards)).toBe(0);
});

test("staff are told at the shop's service address, once for each loss", async () => {
  const { orderUuid, payment } = await paid();
  await leave(payment, 4000);
  await leave(payment, 3000);
  const { rows } = await shop.services.pool.query<{ job: object }>("select job from letter where queue = $1", [
    blockedEmail.queue,
  ]);
  expect(rows).toHaveLength(1);
  const mail = await blockedEmail.compose(shop.services, rows[0]?.job ?? {});
  const number = await shop.numberOf(orderUuid);
  expect(mail).toMatchObject({
    to: getStorefront("CBFR").organisation.email,
    subject: `Les cartes de la commande ${number} ont été bloquées`,
  });
  expect(mail?.text).toContain("Cartes bloquées: 1");
});
