import { luhnDigit } from "@giftshop/validation";
import { expect, test } from "@jest/globals";
import { checkBalance } from "../../../money/giftcard/index.ts";
import { answersNow } from "../../activation/answers-now.ts";
import { readRequest } from "../../activation/requests-table.ts";
import { runActivations } from "../../activation/run-activations.ts";
import { activating, type PrintedCard } from "../testing/activating.ts";
import { shopForFile } from "../testing/shop-test.ts";

/** Blank cards, from the box to their value. */
const shop = shopForFile();
const { ask, box, pack, pay, place } = activating(() => shop);

const balance = ({ number, pin }: PrintedCard): Promise<number> => {
  const { pool, clock, environment } = shop.services;
  return checkBalance(pool, { number, pin }, clock.now(), environment).then(
    (card) => card.balance,
    (error: { code: number }) => -error.code,
  );
};
const at = (cards: readonly PrintedCard[], index: number): PrintedCard => cards[index] ?? { number: "", pin: "" };
const answersOf = ({ cards }: { cards: readonly { answer: string; amount: number }[] }) =>
  cards.map(({ answer, amount }) => [answer, amount]);
const emails = (news: string) => shop.count("letter", `queue = 'mail.activation' and job->>'news' = '${news}'`);

test("a box is packed with ten blank cards, the same each time, whose PINs open nothing", async () => {
  const { cards } = await box();
  expect(new Set(cards.map(({ number }) => number)).size).toBe(10);
  expect(await Promise.all(cards.map(balance))).toEqual(cards.map(() => -2306));
});

test("paper that jams is printed again with the same cards", async () => {
  const buyer = await shop.buyer();
  await buyer.add("blank-pack-p", { quantity: 2 });
  const { orderUuid } = await buyer.place();
  await pay(orderUuid);
  const number = await shop.numberOf(orderUuid);
  const first = await pack(number);
  expect(first).toHaveLength(20);
  expect(await pack(number)).toEqual(first);
});

test("a range that matches is paid, and each card holds its amount from then on", async () => {
  const { number, email, cards } = await box();
  const business = await shop.buyer();
  const range = { rangeFrom: at(cards, 2).number, rangeTo: at(cards, 4).number, amount: 5000 };
  const before = await emails("ACTIVATED");
  const request = await ask(business, { orderNumber: number, email: email.toUpperCase(), ...range });
  expect(request.state).toBe("READY");
  expect(answersOf(request)).toEqual([
    ["READY", 5000],
    ["READY", 5000],
    ["READY", 5000],
  ]);
  const { orderUuid, paymentUrl } = await place(business, request.id, { expectedTotal: 15_000 });
  expect(paymentUrl).toMatch(/^http/);
  expect(await balance(at(cards, 3))).toBe(-2306);
  await pay(orderUuid);
  expect(await shop.state(orderUuid)).toBe("COMPLETED");
  expect(await Promise.all([1, 2, 3, 4, 5].map((index) => balance(at(cards, index))))).toEqual([
    -2306, 5000, 5000, 5000, -2306,
  ]);
  expect((await readRequest(shop.services.pool, request.id))?.state).toBe("ACTIVATED");
  expect(await emails("ACTIVATED")).toBe(before + 1);
});

test("of a file each card is answered by itself, and what cannot be activated is not paid", async () => {
  const { number, email, cards } = await box();
  const business = await shop.buyer();
  const stranger = (payload: string) => payload + luhnDigit(payload);
  const first = await ask(business, {
    orderNumber: number,
    email,
    cards: [{ cardNumber: at(cards, 0).number, amount: 2500 }],
  });
  await pay((await place(business, first.id)).orderUuid);
  const rows = [
    { cardNumber: at(cards, 0).number },
    { cardNumber: at(cards, 1).number, amount: 7500 },
    { cardNumber: at(cards, 2).number },
    { cardNumber: stranger("637199999999999999") },
  ];
  const second = await ask(business, { orderNumber: number, email, cards: rows, amount: 1000 });
  expect(answersOf(second)).toEqual([
    ["ACTIVE", 1000],
    ["READY", 7500],
    ["READY", 1000],
    ["UNKNOWN", 1000],
  ]);
  await pay((await place(business, second.id, { expectedTotal: 8500 })).orderUuid);
  expect(await Promise.all(cards.slice(0, 4).map(balance))).toEqual([2500, 7500, 1000, -2306]);
});

test("whatever does not match, the answer is the same, and a person looks at it", async () => {
  const { number, email, cards } = await box();
  const other = await box();
  const business = await shop.buyer();
  const rows = { cards: [{ cardNumber: at(cards, 0).number }], amount: 5000 };
  const wrong = [
    { orderNumber: "CBFR-00000000", email, ...rows },
    { orderNumber: number, email: "somebody@example.com", ...rows },
    { orderNumber: number, email, cards: [{ cardNumber: at(other.cards, 0).number }], amount: 5000 },
    { orderNumber: number, email, rangeFrom: at(other.cards, 0).number, amount: 5000 },
  ];
  for (const input of wrong) {
    const request = await ask(business, input);
    expect(request.state).toBe("REVIEW");
    expect(answersOf(request)).toEqual("cards" in input ? [["REVIEW", 5000]] : []);
    await expect(place(business, request.id)).rejects.toThrow("2400");
  }
});

test("cards of another shop, a wrong address and a missing amount are told at once", async () => {
  const business = await shop.buyer();
  const input = {
    orderNumber: "CBFR-1",
    email: "a@example.com",
    cards: [{ cardNumber: "6373000000000000000" }],
    amount: 5000,
  };
  await expect(ask(business, input)).rejects.toThrow("2401");
  await expect(ask(business, { ...input, cards: [], email: "nobody" })).rejects.toThrow("2402");
  await expect(ask(business, { ...input, cards: [] })).rejects.toThrow("1101");
  await expect(ask(business, { ...input, amount: 100 })).rejects.toThrow("2033");
});

test("staff approve or refuse, once, and it is kept who did", async () => {
  const { cards } = await box();
  const business = await shop.buyer();
  const input = {
    orderNumber: "lost",
    email: "new@example.com",
    rangeFrom: at(cards, 0).number,
    rangeTo: at(cards, 1).number,
    amount: 2000,
  };
  const [request, refused] = [await ask(business, input), await ask(business, input)];
  const { services } = shop;
  expect((await runActivations(services, [])).some(({ text }) => text.includes(request.reference))).toBe(true);
  expect(await runActivations(services, ["approve", request.reference, "told", "by", "phone"], "ada")).toEqual([
    { text: `${request.reference}: approved.`, done: true },
  ]);
  expect((await runActivations(services, ["refuse", request.reference, "no"], "ada"))[0]?.done).toBe(false);
  expect((await runActivations(services, ["refuse", refused.reference, "no"], "ada"))[0]?.done).toBe(true);
  expect(
    await shop.count(
      "activation_decision",
      `staff = 'ada' and reference in ('${request.reference}', '${refused.reference}')`,
    ),
  ).toBe(2);
  await pay((await place(business, request.id, { expectedTotal: 4000 })).orderUuid);
  expect(await Promise.all(cards.slice(0, 3).map(balance))).toEqual([2000, 2000, -2306]);
  await expect(services.pool.query("delete from activation_decision")).rejects.toThrow("permission denied");
});

test("two requests for one card: one is paid for it, the other says so", async () => {
  const { number, email, cards } = await box();
  const rows = { orderNumber: number, email, cards: [{ cardNumber: at(cards, 0).number }], amount: 5000 };
  const [one, other] = [await shop.buyer(), await shop.buyer()];
  const [first, second] = [await ask(one, rows), await ask(other, rows)];
  const placed = await Promise.allSettled([place(one, first.id), place(other, second.id)]);
  expect(placed.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const winner = placed.find((one) => one.status === "fulfilled");
  await pay(winner?.status === "fulfilled" ? winner.value.orderUuid : "");
  expect(await balance(at(cards, 0))).toBe(5000);
  const loser = placed[0]?.status === "fulfilled" ? second : first;
  expect(answersOf(await answersNow(shop.services.pool, loser))).toEqual([["ACTIVE", 5000]]);
});

test("a payment that fails lets the cards go, and the same order can be paid again", async () => {
  const { number, email, cards } = await box();
  const business = await shop.buyer();
  const request = await ask(business, {
    orderNumber: number,
    email,
    cards: [{ cardNumber: at(cards, 0).number }],
    amount: 5000,
  });
  const { orderUuid } = await place(business, request.id);
  const payment = await shop.paymentOf(orderUuid);
  shop.provider.move(payment, "FAILED");
  await shop.announce(payment);
  expect(await shop.count("activation_hold", `order_id = '${orderUuid}'`)).toBe(0);
  await business.retry(orderUuid);
  await pay(orderUuid);
  expect(await balance(at(cards, 0))).toBe(5000);
});

test("money that is taken back blocks the cards it was for", async () => {
  const { number, email, cards } = await box();
  const business = await shop.buyer();
  const request = await ask(business, {
    orderNumber: number,
    email,
    cards: [{ cardNumber: at(cards, 0).number }],
    amount: 5000,
  });
  const { orderUuid } = await place(business, request.id);
  await pay(orderUuid);
  const payment = await shop.paymentOf(orderUuid);
  for (const [amount, answer] of [
    [0, -2102],
    [5000, 5000],
  ] as const) {
    shop.services.clock.advance(60_000);
    shop.provider.hold(payment, { amount });
    await shop.announce(payment);
    expect(await balance(at(cards, 0))).toBe(answer);
  }
});
