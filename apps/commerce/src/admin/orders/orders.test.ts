import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { checkBooks } from "../../money/ledger/check-books.ts";
import { fakeTransport, refusal } from "../../platform/outbox/testing/transport.ts";
import { releaseGifts } from "../../shop/checkout/fulfilment/release-gifts.ts";
import { sendGift } from "../../shop/checkout/testing/send-emails.ts";
import { billing, openShop, type Shop } from "../../shop/checkout/testing/shop.ts";
import { receiptEmail } from "../../shop/withdrawal/emails.ts";
import { readAudit } from "../staff/audit.ts";
import { type StaffClient, type StaffServer, startStaffServer } from "../staff/testing/staff-client.ts";

let shop: Shop;
let server: StaffServer;
let [ada, bob]: StaffClient[] = [];
beforeAll(async () => {
  shop = await openShop();
  server = await startStaffServer(shop.services);
  ada = await server.person("ada@shop.example", "service");
  bob = await server.person("bob@shop.example", "service,finance");
});
afterAll(async () => {
  const books = await checkBooks(shop.services.pool, shop.services.log);
  expect(books).toMatchObject({ unbalanced: 0, drifted: 0, unsettled: 0 });
  await server.close();
  await shop.close();
});

const errors = "errors { code parameter }";
const documents = {
  find: `query ($text: String!) { orders(text: $text) { data { orders { number name } } ${errors} } }`,
  show: `query ($number: String!) { order(number: $number) { data { number state gifts { id state receiverEmail refusal cards { id lastDigits state replaced balance { value } } } refunds { state amount { value } } requests { id asker } emails { queue state } events { kind what about who } } ${errors} } }`,
  note: `mutation ($number: String!, $text: String!) { noteOrder(number: $number, text: $text) { data { done } ${errors} } }`,
  refund: `mutation ($number: String!, $gifts: [ID!]!, $why: String!) { refundGifts(number: $number, gifts: $gifts, why: $why) { data { waits } ${errors} } }`,
  amount: `mutation ($number: String!, $amount: Int!, $why: String!) { refundAmount(number: $number, amount: $amount, why: $why) { data { waits } ${errors} } }`,
  withdraw: `mutation ($number: String!, $gifts: [ID!]!, $why: String!) { withdrawGifts(number: $number, gifts: $gifts, why: $why) { data { waits } ${errors} } }`,
  decide: `mutation ($id: ID!, $approve: Boolean!, $why: String!) { decideRequest(id: $id, approve: $approve, why: $why) { data { done } ${errors} } }`,
  block: `mutation ($number: String!, $card: ID!, $why: String!) { blockCard(number: $number, card: $card, reason: STOLEN, why: $why) { data { done } ${errors} } }`,
  reissue: `mutation ($number: String!, $card: ID!, $why: String!) { reissueCard(number: $number, card: $card, reason: STOLEN, why: $why) { data { waits } ${errors} } }`,
  reveal: `mutation ($number: String!, $card: ID!, $why: String!) { revealCard(number: $number, card: $card, why: $why) { data { number pin } ${errors} } }`,
  correct: `mutation ($number: String!, $gift: ID!, $email: String!, $why: String!) { correctReceiver(number: $number, gift: $gift, name: "Zoé", email: $email, why: $why) { data { waits } ${errors} } }`,
  resend: `mutation ($number: String!, $gift: ID!, $why: String!) { resendGift(number: $number, gift: $gift, why: $why) { data { done } ${errors} } }`,
};

const why = "The buyer called.";
const person = (who: StaffClient | undefined): StaffClient => {
  if (who === undefined) throw new Error("They come in before the first test.");
  return who;
};
const proved = async (who: StaffClient | undefined, document: string, variables: object) => {
  await person(who).prove();
  return person(who).ask(document, { why, ...variables });
};
const refused = (code: string) => ({ data: null, errors: [expect.objectContaining({ code })] });

const bought = async (values: readonly number[], over: object = {}) => {
  const buyer = await shop.buyer();
  for (const [index, value] of values.entries())
    await buyer.add("cafe-elodie-d", {
      value,
      recipient: { name: "Zoé", email: `zoe${index}.${randomUUID()}@mail.example` },
    });
  const email = `${randomUUID()}@mail.example`;
  const { orderUuid } = await buyer.place({ billing: { ...billing, email, ...over } });
  shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
  await shop.settle(5000);
  return { orderUuid, email, number: await shop.numberOf(orderUuid) };
};
const show = async (number: string) => (await person(ada).ask(documents.show, { number })).data;
/** What its buyer was told of money that goes back. */
const emailsOf = ({ emails }: { emails: { queue: string }[] }): string[] =>
  emails.map(({ queue }) => queue).filter((queue) => /refunded|compensation|withdrawal/u.test(queue));
/** What receipts of an order say goes back, the most first. */
const receiptsOf = async (orderUuid: string): Promise<(string | undefined)[]> => {
  const { rows } = await shop.services.pool.query<{ job: object }>(
    "select job from letter where queue = $1 and job ->> 'orderId' = $2",
    [receiptEmail.queue, orderUuid],
  );
  const mails = await Promise.all(rows.map(({ job }) => receiptEmail.compose(shop.services, job)));
  return mails
    .map((mail) => /\d+,\d\d/u.exec(mail?.text ?? "")?.[0])
    .sort((one = "", other = "") => (one > other ? -1 : 1));
};
const send = async (number: string, ...refusals: Error[]) => {
  const transport = fakeTransport();
  transport.refuseNext(...refusals);
  await releaseGifts(shop.services);
  for (const { id } of (await show(number)).gifts) await sendGift(shop.services, transport, Number(id));
  return transport.taken;
};

test("an order is found by its number, the addresses and names of buyer and receiver, and four digits of a card", async () => {
  const { number, email } = await bought([5000], { lastName: "Vandenberghe-Lacroix" });
  const { gifts } = await show(number);
  const [{ receiverEmail, cards }] = gifts;
  const found = async (text: string): Promise<string[]> =>
    (await person(ada).ask(documents.find, { text })).data.orders.map((order: { number: string }) => order.number);
  const ways = [
    number,
    number.slice(0, -1).toLowerCase(),
    email.toUpperCase(),
    receiverEmail,
    "vandenb",
    "élodie vanden",
  ];
  for (const text of [...ways, `…${cards[0].lastDigits}`]) expect([text, await found(text)]).toEqual([text, [number]]);
  // Signs that a pattern is made of mean themselves.
  for (const text of ["%", "_andenberghe", "v%e"]) expect([text, await found(text)]).toEqual([text, []]);
});

test("its life line tells payment, cards, e-mails and notes, and no number, PIN or token", async () => {
  const { number } = await bought([5000]);
  await send(number);
  await person(ada).ask(documents.note, { number, text: "Rang twice." });
  const answer = await show(number);
  const kinds = new Set(answer.events.map(({ kind }: { kind: string }) => kind));
  for (const kind of ["ORDER", "PAYMENT", "CARD", "EMAIL", "GIFT", "NOTE"]) expect(kinds).toContain(kind);
  expect(JSON.stringify(answer)).not.toMatch(/\d{19}/u);
  expect(await shop.count("gift_card_reveal", "purpose = 'staff.reveal'")).toBe(0);
});

test("one gift of two goes back: its card ends, the money returns, the audit says who and why", async () => {
  const { number } = await bought([5000, 2500]);
  const [first] = (await show(number)).gifts;
  expect(await person(ada).ask(documents.refund, { number, gifts: [first.id], why })).toEqual(refused("PROVE"));
  expect(await proved(ada, documents.refund, { number, gifts: [] })).toEqual(refused("NOT_REFUNDABLE"));
  expect(await proved(ada, documents.refund, { number, gifts: [first.id] })).toMatchObject({ data: { waits: false } });
  expect(await proved(ada, documents.refund, { number, gifts: [first.id] })).toEqual(refused("NOT_REFUNDABLE"));
  await shop.settle(20_000);
  const after = await show(number);
  expect(after.refunds).toMatchObject([{ amount: { value: 5000 } }]);
  expect(after.gifts.map(({ state }: { state: string }) => state)).toEqual(["WITHDRAWN", "WAITING"]);
  const [line] = await readAudit(shop.services.pool, { subject: number });
  expect(line).toMatchObject({ actor: "ada@shop.example", operation: "orders.refund", why, before: { amount: 5000 } });
  expect(emailsOf(after)).toEqual(["mail.gifts-refunded"]);
});

test("above the limit a second person decides: never the first, once, and only then money moves", async () => {
  const { number } = await bought([20_000, 15_000]);
  const gifts = (await show(number)).gifts.map(({ id }: { id: string }) => id);
  expect(await proved(ada, documents.refund, { number, gifts })).toMatchObject({ data: { waits: true } });
  expect(await proved(ada, documents.refund, { number, gifts })).toEqual(refused("WAITS_ALREADY"));
  const waiting = await show(number);
  const [{ id }] = waiting.requests;
  expect(waiting.refunds).toEqual([]);
  const staffEvents = waiting.events.filter(({ kind }: { kind: string }) => kind === "STAFF");
  expect(staffEvents).toMatchObject([{ what: "orders.refund asked", who: "ada@shop.example" }]);
  expect(await proved(ada, documents.decide, { id, approve: true })).toEqual(refused("OWN_REQUEST"));
  const decisions = await Promise.all([1, 2, 3].map(() => proved(bob, documents.decide, { id, approve: true })));
  expect(decisions.filter(({ data }) => data !== null)).toHaveLength(1);
  expect(await proved(bob, documents.decide, { id, approve: true })).toEqual(refused("DECIDED"));
  expect((await show(number)).refunds).toMatchObject([{ amount: { value: 35_000 } }]);
  const lines = await readAudit(shop.services.pool, { subject: number });
  expect(lines.map(({ actor, operation }) => [actor, operation])).toEqual([
    ["bob@shop.example", "requests.decide"],
    ["ada@shop.example", "orders.refund"],
  ]);
});

test("an amount goes back while every gift stays; several small ones need a second person as one large one does", async () => {
  const { number } = await bought([20_000, 15_000]);
  const give = (amount: number) => proved(ada, documents.amount, { number, amount });
  expect(await give(0)).toEqual(refused("INVALID"));
  expect(await give(35_001)).toEqual(refused("NOT_REFUNDABLE"));
  expect((await give(20_000)).data).toEqual({ waits: false });
  expect(emailsOf(await show(number))).toEqual(["mail.compensation"]);
  expect((await give(6_000)).data).toEqual({ waits: true });
  const [{ id }] = (await show(number)).requests;
  expect((await proved(bob, documents.decide, { id, approve: true })).data).toEqual({ done: true });
  // What is left of the payment bounds what is given: nine thousand of thirty-five.
  await give(9_001);
  const [{ id: more }] = (await show(number)).requests;
  expect(await proved(bob, documents.decide, { id: more, approve: true })).toEqual(refused("NOT_REFUNDABLE"));
  await shop.settle(20_000);
  const after = await show(number);
  expect(after.refunds.map(({ amount }: { amount: { value: number } }) => amount.value).sort()).toEqual([
    20_000, 6_000,
  ]);
  expect(after.gifts.map(({ refusal }: { refusal: string | null }) => refusal)).toEqual([null, null]);
});

test("of presses at once no more goes back than was paid; whoever does not lock the order gives it twice", async () => {
  const { number, orderUuid } = await bought([10_000]);
  await person(ada).prove();
  const all = await Promise.all(
    [1, 2, 3, 4].map(() => person(ada).ask(documents.amount, { number, amount: 6_000, why })),
  );
  expect(all.filter(({ data }) => data?.waits === false)).toHaveLength(1);
  expect((await show(number)).refunds).toMatchObject([{ amount: { value: 6_000 } }]);

  // Reads what is left, and gives it later.
  const left = async (): Promise<number> => {
    const { rows } = await shop.services.pool.query(
      "select 10000 - coalesce(sum(amount), 0)::int as left from compensation where order_id = $1",
      [orderUuid],
    );
    return rows[0].left;
  };
  const seen = await Promise.all([left(), left()]);
  expect(seen.filter((sum) => sum >= 4_000)).toHaveLength(2);
});

test("a service withdraws for a buyer by the buyer's own rules, and what was given before counts", async () => {
  const { number, orderUuid } = await bought([5000, 2500]);
  const [first, second] = (await show(number)).gifts;
  expect((await proved(ada, documents.amount, { number, amount: 1000 })).data).toEqual({ waits: false });
  expect((await proved(ada, documents.withdraw, { number, gifts: [first.id] })).data).toEqual({ waits: false });
  expect(await proved(ada, documents.withdraw, { number, gifts: [first.id] })).toEqual(refused("NOT_REFUNDABLE"));
  expect((await proved(ada, documents.withdraw, { number, gifts: [second.id] })).data).toEqual({ waits: false });
  await shop.settle(20_000);
  const after = await show(number);
  const given = after.refunds.map(({ amount }: { amount: { value: number } }) => amount.value);
  expect(emailsOf(after)).toEqual(["mail.compensation", "mail.withdrawal-receipt", "mail.withdrawal-receipt"]);
  // 75.00 were paid, and 75.00 went back: 10.00 of it before, as the second receipt says.
  expect(await receiptsOf(orderUuid)).toEqual(["50,00", "15,00"]);
  expect(given.sort((one: number, other: number) => one - other)).toEqual([1000, 1500, 5000]);
  const late = await bought([5000]);
  await shop.services.ownerPool.query("update delivery set state = 'SENT', sent_at = $2 where order_id = $1", [
    late.orderUuid,
    new Date(shop.services.clock.now().getTime() - 15 * 86_400_000),
  ]);
  const [gift] = (await show(late.number)).gifts;
  const wish = { number: late.number, gifts: [gift.id] };
  expect(gift.refusal).toBe("TOO_LATE");
  expect(await proved(ada, documents.withdraw, wish)).toEqual(refused("NOT_REFUNDABLE"));
  expect((await proved(ada, documents.refund, wish)).data).toEqual({ waits: false });
});

test("in the database itself nobody approves what they asked for", async () => {
  const { number } = await bought([20_000, 10_000]);
  const gifts = (await show(number)).gifts.map(({ id }: { id: string }) => id);
  await proved(ada, documents.refund, { number, gifts });
  const approve =
    "update staff_request set decision = 'APPROVED', decided_by = asked_by, decided_at = now() where subject = $1";
  await expect(shop.services.pool.query(approve, [number])).rejects.toThrow("staff_request");
});

test("a card is blocked, issued again once, and shown to whoever says why; the gift then has the new one alone", async () => {
  const { number } = await bought([5000]);
  await send(number);
  const [{ id: gift, cards }] = (await show(number)).gifts;
  const [card] = cards;
  expect(await proved(ada, documents.block, { number, card: card.id })).toMatchObject({ data: { done: true } });
  expect(await proved(ada, documents.block, { number, card: card.id })).toEqual(refused("CARD_BLOCKED"));
  expect(await proved(ada, documents.reissue, { number, card: card.id })).toMatchObject({ data: { waits: false } });
  expect(await proved(ada, documents.reissue, { number, card: card.id })).toEqual(refused("CARD_ONCE"));
  const [old, made] = (await show(number)).gifts[0].cards;
  expect([old, made]).toMatchObject([
    { replaced: true, state: "BLOCKED", balance: { value: 0 } },
    { replaced: false, state: "ACTIVE", balance: { value: 5000 } },
  ]);
  const { data } = await proved(ada, documents.reveal, { number, card: made.id });
  expect(data.number.endsWith(made.lastDigits)).toBe(true);
  const read = data.number.replace(/(\d{4})/gu, "$1 ");
  const found = await person(ada).ask(documents.find, { text: read });
  expect(found.data.orders.map((order: { number: string }) => order.number)).toEqual([number]);
  expect(await shop.count("gift_card_reveal", `purpose = 'staff.reveal' and card = ${made.id}`)).toBe(1);
  expect(await proved(ada, documents.resend, { number, gift })).toMatchObject({ data: { done: true } });
  const [mail, ...more] = await send(number);
  expect(more).toEqual([]);
  expect(mail?.text).toContain(data.pin);
  expect(mail?.text.match(/\d{4} \d{4} \d{4} \d{4} \d{3}/gu)).toHaveLength(1);
});

test("a gift that went to the wrong person is worth nothing there, and goes to the right one", async () => {
  const { number } = await bought([5000]);
  const [sent] = await send(number);
  const [{ id: gift, cards }] = (await show(number)).gifts;
  expect(await proved(ada, documents.correct, { number, gift, email: "nobody" })).toEqual(refused("INVALID"));
  const right = "the.right.one@mail.example";
  expect(await proved(ada, documents.correct, { number, gift, email: right })).toMatchObject({
    data: { waits: false },
  });
  const [mail] = await send(number);
  expect([mail?.to, mail?.messageId === sent?.messageId]).toEqual([right, false]);
  const [old] = (await show(number)).gifts[0].cards;
  expect(old).toMatchObject({ id: cards[0].id, state: "BLOCKED", balance: { value: 0 } });
});

test("one that came back goes to the right one as it is; without a person's correction no address changes", async () => {
  const { number, orderUuid } = await bought([5000]);
  await send(number, refusal("EENVELOPE", "RCPT TO", "550 no such mailbox"));
  const [{ id: gift, cards, state }] = (await show(number)).gifts;
  expect(state).toBe("FAILED");
  const right = "another.right.one@mail.example";
  expect(await proved(ada, documents.correct, { number, gift, email: right })).toMatchObject({
    data: { waits: false },
  });
  const [mail] = await send(number);
  expect(mail?.to).toBe(right);
  expect((await show(number)).gifts[0].cards).toMatchObject([{ id: cards[0].id, state: "ACTIVE" }]);
  const change = "update order_package set recipient_email = 'thief@mail.example' where order_id = $1";
  await expect(shop.services.pool.query(change, [orderUuid])).rejects.toThrow("does not change");
});
