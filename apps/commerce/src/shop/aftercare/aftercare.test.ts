import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { claimAction } from "../../admin/orders/actions/claim.ts";
import { checkBooks } from "../../money/ledger/check-books.ts";
import { lockOrder, readDeliveries } from "../../money/order/index.ts";
import { inTransaction } from "../../platform/database/index.ts";
import { fakeTransport } from "../../platform/outbox/testing/transport.ts";
import { parcelEmail } from "../checkout/emails/parcel-email.ts";
import { dispatching, emailed, printed } from "../checkout/testing/dispatching.ts";
import { sendConfirmation, sendGift } from "../checkout/testing/send-emails.ts";
import { type Buyer, openShop, type Shop } from "../checkout/testing/shop.ts";
import { claimParcel } from "./claim-parcel.ts";
import { correctEmail } from "./correct-email.ts";
import { claimEmail, movedEmail, replacedEmail } from "./emails.ts";
import { openParcelClaims } from "./parcel-claims.ts";
import { resendGift } from "./resend-gift.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  expect(await checkBooks(shop.services.pool, shop.services.log)).toMatchObject({ unbalanced: 0, drifted: 0 });
  await shop.close();
});

const { buy, dispatch } = dispatching(() => shop);

const rows = async <R>(sql: string, ...values: unknown[]): Promise<R[]> =>
  (await shop.services.ownerPool.query(sql, values)).rows as R[];
const packageOf = async (orderUuid: string): Promise<number> =>
  (await rows<{ id: number }>("select id from order_package where order_id = $1 order by position", orderUuid))[0]
    ?.id ?? 0;
const cardsOf = (orderUuid: string) =>
  rows<{ id: number; state: string; balance: number }>(
    `select c.id, c.state, a.balance::int as balance from gift_card c join ledger_account a on a.id = c.id
     where c.order_line in (select id from order_line where order_id = $1) order by c.id`,
    orderUuid,
  );
const firstDelivery = async (buyer: Buyer, orderUuid: string) => {
  const [delivery] = (await buyer.show(orderUuid)).details?.deliveries ?? [];
  if (delivery === undefined) throw new Error("Nothing is delivered.");
  return delivery;
};
const jobOf = async <J extends object>(queue: string, order = ""): Promise<J> => {
  const [email] = await rows<{ job: J }>(
    "select job from letter where queue = $1 and job::text like '%' || $2 || '%' order by ctid desc limit 1",
    queue,
    order,
  );
  if (email === undefined) throw new Error(`Nothing was written to ${queue}.`);
  return email.job;
};

/** A gift for somebody, paid and sent. */
const sentTo = async (email: string) => {
  const buyer = await shop.buyer();
  await buyer.add(emailed, { recipient: { name: "Zoé", email } });
  const { orderUuid } = await buyer.place();
  const payment = await shop.paymentOf(orderUuid);
  shop.provider.move(payment, "PAID");
  await shop.announce(payment);
  const transport = fakeTransport();
  const id = await packageOf(orderUuid);
  await sendGift(shop.services, transport, id);
  const { packageId } = await firstDelivery(buyer, orderUuid);
  return { buyer, orderUuid, id, transport, input: { orderUuid, packageId } };
};
const failure = (code: number) => ({ problems: [expect.objectContaining({ code })] });
const pinOf = (text: string | undefined): string => /PIN[^\d]*(\d{6})/u.exec(text ?? "")?.[1] ?? "";

test("a gift is sent again to the same address with the same card, five times and no more", async () => {
  const { buyer, id, transport, input } = await sentTo("zoe@example.com");
  for (let n = 0; n < 5; n += 1) {
    const order = await resendGift(input, buyer.scope);
    expect(order.details?.deliveries[0]).toMatchObject({ state: "WAITING", canResend: false });
    await sendGift(shop.services, transport, id);
  }
  await expect(resendGift(input, buyer.scope)).rejects.toMatchObject(failure(2070));
  expect(transport.taken.map(({ to }) => to)).toEqual(Array.from({ length: 6 }, () => "zoe@example.com"));
  expect(new Set(transport.taken.map(({ messageId }) => messageId)).size).toBe(6);
  expect(new Set(transport.taken.map(({ text }) => pinOf(text))).size).toBe(1);
});

test("of two presses at once one sends", async () => {
  const { buyer, input } = await sentTo("zoe@example.com");
  const done = await Promise.allSettled([1, 2, 3, 4].map(() => resendGift(input, buyer.scope)));
  expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("an email that was mistyped is put right after sending: the card is issued again, and both addresses hear of it", async () => {
  const { buyer, orderUuid, id, transport, input } = await sentTo("zoe@exampel.com");
  const order = await correctEmail({ ...input, email: "zoe@example.com" }, buyer.scope);
  expect(order.details?.deliveries[0]).toMatchObject({ state: "WAITING", recipientEmail: "zoe@example.com" });
  expect(order.details?.order.shipments[0]?.packages[0]?.recipient?.email).toBe("zoe@example.com");
  expect((await cardsOf(orderUuid)).map(({ state, balance }) => [state, balance])).toEqual([
    ["BLOCKED", 0],
    ["ACTIVE", 5000],
  ]);
  await sendGift(shop.services, transport, id);
  expect(transport.taken.map(({ to }) => to)).toEqual(["zoe@exampel.com", "zoe@example.com"]);
  expect(pinOf(transport.taken[0]?.text)).not.toBe(pinOf(transport.taken[1]?.text));
  const job = await jobOf(movedEmail.queue);
  expect((await movedEmail.compose(shop.services, job))?.to).toBe("elodie@example.com");
  const told = await replacedEmail.compose(shop.services, job);
  expect(told?.to).toBe("zoe@exampel.com");
  // It may be a stranger's.
  expect(`${told?.text}${told?.html}`).not.toMatch(/Zoé|Élodie|zoe@example\.com/u);
  expect(await rows("select previous, email, reissued from email_correction where order_id = $1", orderUuid)).toEqual([
    { previous: "zoe@exampel.com", email: "zoe@example.com", reissued: true },
  ]);
  // Once: the card that took the place of another is not replaced.
  await expect(correctEmail({ ...input, email: "other@example.com" }, buyer.scope)).rejects.toMatchObject(
    failure(2071),
  );
});

test("one that was used, or stands in an account, is not taken from whoever has it", async () => {
  const { buyer, orderUuid, input } = await sentTo("zoe@exampel.com");
  const [card] = await cardsOf(orderUuid);
  await rows(
    `with t as (insert into ledger_tx (kind, business_key) values ('TEST', gen_random_uuid()::text) returning id)
     insert into ledger_entry (tx, account, currency, amount)
     select t.id, v.account, 'EUR', v.amount
     from t, (values ($1::bigint, -100), (ledger_house('REDEMPTIONS_PAYABLE', 'CarteBonheur SAS', 'EUR'), 100)) as v (account, amount)`,
    card?.id,
  );
  await expect(correctEmail({ ...input, email: "zoe@example.com" }, buyer.scope)).rejects.toMatchObject(failure(2071));
  expect((await cardsOf(orderUuid)).map(({ state }) => state)).toEqual(["ACTIVE"]);
});

test("after 14 days nobody takes it back, and nobody but the buyer at any time", async () => {
  const { input } = await sentTo("zoe@exampel.com");
  const stranger = await shop.buyer();
  for (const work of [resendGift, claimParcel])
    await expect(work(input, stranger.scope)).rejects.toMatchObject(failure(2042));
  const wrong = correctEmail({ ...input, email: "thief@example.com" }, stranger.scope);
  await expect(wrong).rejects.toMatchObject(failure(2042));
  const { buyer, orderUuid, input: late } = await sentTo("noe@exampel.com");
  await rows("update delivery set first_sent_at = first_sent_at - interval '15 days' where order_id = $1", orderUuid);
  expect(await firstDelivery(buyer, orderUuid)).toMatchObject({ canCorrectEmail: false, canResend: true });
  await expect(correctEmail({ ...late, email: "noe@example.com" }, buyer.scope)).rejects.toMatchObject(failure(2072));
});

test("one that waits for its day just goes elsewhere, one that looks mistyped again has to be typed twice", async () => {
  const buyer = await shop.buyer();
  const recipient = { name: "Zoé", email: "zoe@exampel.com" };
  await buyer.add(emailed, { recipient, deliveryDate: { date: "2026-12-24", hour: 18, timeZone: "Europe/Paris" } });
  const { orderUuid } = await buyer.place();
  const { packageId } = await firstDelivery(buyer, orderUuid);
  const input = { orderUuid, packageId };
  await correctEmail({ ...input, email: "first@example.com" }, buyer.scope);
  shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
  await shop.announce(await shop.paymentOf(orderUuid));
  await expect(correctEmail({ ...input, email: "zoe@gmial.com" }, buyer.scope)).rejects.toMatchObject(failure(1101));
  const typed = { email: "zoe@gmial.com", emailConfirmation: "ZOE@gmial.com" };
  await correctEmail({ ...input, ...typed }, buyer.scope);
  expect(await firstDelivery(buyer, orderUuid)).toMatchObject({ recipientEmail: "zoe@gmial.com", state: "SCHEDULED" });
  expect(await cardsOf(orderUuid)).toHaveLength(1);
  expect(await rows("select from email_correction where order_id = $1 and reissued", orderUuid)).toEqual([]);
});

test("the buyer's own email is put right: confirmation and own gifts come to the new one", async () => {
  const { buyer, orderUuid } = await buy(emailed);
  const transport = fakeTransport();
  const id = await packageOf(orderUuid);
  await sendGift(shop.services, transport, id);
  await correctEmail({ orderUuid, email: "right@example.com" }, buyer.scope);
  await sendGift(shop.services, transport, id);
  await sendConfirmation(shop.services, transport, await jobOf("mail.order-confirmation", orderUuid));
  expect(transport.taken.slice(1).map(({ to }) => to)).toEqual(["right@example.com", "right@example.com"]);
  expect((await buyer.show(orderUuid)).details?.email).toBe("right@example.com");
  expect((await cardsOf(orderUuid)).map(({ state }) => state)).toEqual(["BLOCKED", "ACTIVE"]);
});

test("emails of an order change by a correction alone", async () => {
  const { orderUuid } = await sentTo("zoe@example.com");
  for (const forbidden of [
    `update order_package set recipient_email = 'thief@example.com' where order_id = '${orderUuid}'`,
    `update shop_order set email = 'thief@example.com' where id = '${orderUuid}'`,
    `update shop_order set last_name = 'Thief' where id = '${orderUuid}'`,
  ])
    await expect(shop.services.pool.query(forbidden)).rejects.toThrow("does not change");
  await expect(shop.services.pool.query("update email_correction set email = 'x'")).rejects.toThrow(
    "permission denied",
  );
});

test("a parcel is followed, can be called lost after five working days, and goes again once", async () => {
  shop.services.clock.set("2026-11-23T09:00:00Z");
  const { buyer, orderUuid, number } = await buy(printed);
  expect(await dispatch("sent", `${number}=la 123 456 789 fr`)).toMatchObject({ ok: true });
  const delivery = await firstDelivery(buyer, orderUuid);
  expect(delivery).toMatchObject({ tracking: { code: "LA123456789FR", carrier: "La Poste" }, canClaim: false });
  expect(delivery.claimFrom).toBe("2026-11-29T23:00:00.000Z");
  const parcel = await parcelEmail.compose(shop.services, await jobOf(parcelEmail.queue));
  expect(parcel?.text).toContain("https://www.laposte.fr/outils/suivre-vos-envois?code=LA123456789FR");
  const input = { orderUuid, packageId: delivery.packageId };
  await expect(claimParcel(input, buyer.scope)).rejects.toMatchObject(failure(2073));
  shop.services.clock.set("2026-11-30T09:00:00Z");
  const done = await Promise.allSettled([1, 2, 3].map(() => claimParcel(input, buyer.scope)));
  expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await cardsOf(orderUuid)).map(({ state, balance }) => [state, balance])).toEqual([
    ["BLOCKED", 0],
    ["ACTIVE", 5000],
  ]);
  const told = await claimEmail.compose(shop.services, await jobOf(claimEmail.queue));
  expect(told?.to).toBe((await buyer.show(orderUuid)).details?.email);
  expect((await dispatch()).lines.some((line) => line.includes(number))).toBe(true);
  expect(
    (await dispatch("print", number)).lines.join("\n").match(/\d{4} \d{4} \d{4} \d{4} \d{3}|\d{19}/gu),
  ).toHaveLength(1);
  expect(await dispatch("sent", number)).toMatchObject({ ok: true });
  shop.services.clock.set("2026-12-14T09:00:00Z");
  await expect(claimParcel(input, buyer.scope)).rejects.toMatchObject(failure(2075));
  shop.services.clock.set("2026-11-23T09:00:00Z");
});

test("a parcel of which a card was used has come", async () => {
  shop.services.clock.set("2026-11-23T09:00:00Z");
  const { buyer, orderUuid, number } = await buy(printed);
  await dispatch("sent", number);
  const { packageId, tracking } = await firstDelivery(buyer, orderUuid);
  expect(tracking).toBeNull();
  const [card] = await cardsOf(orderUuid);
  await rows(
    `with t as (insert into ledger_tx (kind, business_key) values ('TEST', gen_random_uuid()::text) returning id)
     insert into ledger_entry (tx, account, currency, amount)
     select t.id, v.account, 'EUR', v.amount
     from t, (values ($1::bigint, -100), (ledger_house('REDEMPTIONS_PAYABLE', 'CarteBonheur SAS', 'EUR'), 100)) as v (account, amount)`,
    card?.id,
  );
  shop.services.clock.set("2026-12-01T09:00:00Z");
  await expect(claimParcel({ orderUuid, packageId }, buyer.scope)).rejects.toMatchObject(failure(2071));
  const { services } = shop;
  expect((await openParcelClaims(services.pool)).filter((claim) => claim.number === number)).toHaveLength(1);
  // A person looks at it, and sends it again: what is left is on a new card.
  await inTransaction(services.pool, async (client) => {
    const order = await lockOrder(client, orderUuid);
    const [claimed] = await readDeliveries(client, orderUuid);
    if (!(order && claimed)) throw new Error("It was bought before.");
    const doing = { services, client, order, staff: "sam" };
    const input = { package: claimed.package };
    expect(await claimAction.weigh(doing, input)).toBe(4900);
    expect(await claimAction.perform(doing, input)).toMatchObject({ posted: 1, issuedAgain: 1 });
  });
  expect((await cardsOf(orderUuid)).map(({ state, balance }) => [state, balance])).toEqual([
    ["BLOCKED", 0],
    ["ACTIVE", 4900],
  ]);
  expect((await openParcelClaims(services.pool)).filter((claim) => claim.number === number)).toEqual([]);
  shop.services.clock.set("2026-11-23T09:00:00Z");
});

test("what stands behind = is a tracking code, or nothing is noted", async () => {
  const { number } = await buy(printed);
  expect(await dispatch("sent", `${number}=?!`)).toMatchObject({ ok: false });
  expect(await dispatch("sent", number)).toMatchObject({ ok: true });
});

test("an email is tried again where the first address was refused", async () => {
  const buyer = await shop.buyer();
  await buyer.add(emailed, { recipient: { name: "Zoé", email: "nobody@example.com" } });
  const { orderUuid } = await buyer.place();
  shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
  await shop.announce(await shop.paymentOf(orderUuid));
  await rows("update delivery set state = 'FAILED' where order_id = $1", orderUuid);
  const { packageId } = await firstDelivery(buyer, orderUuid);
  await correctEmail({ orderUuid, packageId, email: "zoe@example.com" }, buyer.scope);
  const transport = fakeTransport();
  await sendGift(shop.services, transport, await packageOf(orderUuid));
  expect(transport.taken.map(({ to }) => to)).toEqual(["zoe@example.com"]);
  // Nobody had got it: it is the same card.
  expect(await cardsOf(orderUuid)).toHaveLength(1);
  expect(await shop.state(orderUuid)).toBe("COMPLETED");
});
