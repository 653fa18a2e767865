import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { inTransaction, type PoolClient } from "../../../platform/database/index.ts";
import { createTestServices, type TestServices } from "../../../testing/test-services.ts";
import { checkBooks } from "../../ledger/check-books.ts";
import { postTransaction } from "../../ledger/index.ts";
import { blockCards } from "../block.ts";
import { cardsOf } from "../index.ts";
import { captureAndBook } from "../testing/capture.ts";
import { issueCard, terms } from "../testing/issue-card.ts";
import { extendHolds, holdCards, holdExactly, releaseHolds, releaseOverdue } from "./holds.ts";
import type { CardShare } from "./pay-from.ts";

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

let lines = 0;

const within = <T>(work: (client: PoolClient) => Promise<T>): Promise<T> => inTransaction(services.pool, work);

/** A card with a value on it; answers its id. */
const issue = (value: number, expiresOn?: string): Promise<number> => {
  lines += 1;
  return issueCard(services, lines, value, expiresOn);
};

const hour = 3_600_000;
const now = (): Date => services.clock.now();
const until = (): Date => new Date(now().getTime() + hour);

const hold = (order: string, ...cards: CardShare[]) =>
  within((client) => holdCards(client, { order, cards, until: until() }, now()));
const exactly = (order: string, amount: number) =>
  within((client) => holdExactly(client, { order, amount, until: until() }, now()));
const balances = async (...ids: number[]): Promise<number[]> => {
  const found = await cardsOf(services.pool, ids);
  return ids.map((id) => found.find((card) => card.id === id)?.balance ?? -1);
};
const held = async (order: string): Promise<number> => {
  const { rows } = await services.pool.query<{ sum: number }>(
    "select coalesce(sum(amount), 0)::int as sum from gift_card_hold where order_id = $1 and state = 'HELD'",
    [order],
  );
  return rows[0]?.sum ?? -1;
};
/** Captures, and books what the order is worth elsewhere, as an order does. */
const capture = (order: string) =>
  within(async (client) => {
    const amount = await captureAndBook(client, order);
    await postTransaction(client, {
      kind: "ORDER",
      businessKey: order,
      ...terms,
      entries: [
        { account: "ORDER_SETTLEMENT", amount: -amount },
        { account: "EXTRAS_REVENUE", amount },
      ],
    });
    return amount;
  });

test("what is held is off the card, and goes to the order or back, once", async () => {
  const [one, other] = [await issue(1000), await issue(500)];
  const [paid, given] = [randomUUID(), randomUUID()];
  expect(await hold(paid, { card: one, amount: 700 }, { card: other, amount: 500 })).toEqual([]);
  expect(await hold(given, { card: one, amount: 300 })).toEqual([]);
  expect(await balances(one, other)).toEqual([0, 0]);
  expect([await capture(paid), await within((client) => releaseHolds(client, given))]).toEqual([1200, 300]);
  expect(await within((client) => captureAndBook(client, paid))).toBe(0);
  expect(await within((client) => releaseHolds(client, given))).toBe(0);
  expect(await balances(one, other)).toEqual([300, 0]);
  expect(await checkBooks(services.pool, services.log)).toMatchObject({ overheld: 0, unsettled: 0, drifted: 0 });
});

test("of several cards all are held or none, and each refusal has its reason", async () => {
  const [good, empty, blocked, old] = [
    await issue(1000),
    await issue(10),
    await issue(1000),
    await issue(1000, "2020-01-01"),
  ];
  await within(async (client) => {
    const { rows } = await client.query<{ line: number }>("select order_line as line from gift_card where id = $1", [
      blocked,
    ]);
    await blockCards(
      client,
      rows.map(({ line }) => line),
    );
  });
  const shares = [good, empty, blocked, old, 987_654_321].map((card) => ({ card, amount: 100 }));
  expect(await hold(randomUUID(), ...shares)).toEqual([
    { card: empty, why: "INSUFFICIENT" },
    { card: blocked, why: "BLOCKED" },
    { card: old, why: "EXPIRED" },
    { card: 987_654_321, why: "UNKNOWN_CARD" },
  ]);
  expect(await balances(good)).toEqual([1000]);
  await expect(hold(randomUUID(), { card: good, amount: 0 })).rejects.toThrow(RangeError);
});

test("what is overdue goes back, unless it was prolonged", async () => {
  const card = await issue(1000);
  const [over, prolonged] = [randomUUID(), randomUUID()];
  await hold(over, { card, amount: 300 });
  await hold(prolonged, { card, amount: 200 });
  await within((client) => extendHolds(client, prolonged, new Date(now().getTime() + 3 * hour)));
  services.clock.advance(2 * hour);
  expect(await releaseOverdue(services, now())).toBe(1);
  expect([await held(over), await held(prolonged), ...(await balances(card))]).toEqual([0, 200, 800]);
});

test("an order that cannot be released keeps no other waiting", async () => {
  services.clock.advance(4 * hour);
  await releaseOverdue(services, now());
  const card = await issue(1000);
  const [stuck, other] = [randomUUID(), randomUUID()];
  await hold(stuck, { card, amount: 300 });
  services.clock.advance(1000);
  await hold(other, { card, amount: 200 });
  await services.ownerPool.query(`create function stuck() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$;
    create trigger stuck before update on gift_card_hold for each row when (old.order_id = '${stuck}') execute function stuck()`);
  services.clock.advance(2 * hour);
  expect(await releaseOverdue(services, now())).toBe(1);
  expect([await held(stuck), await held(other)]).toEqual([300, 0]);
  await services.ownerPool.query("drop trigger stuck on gift_card_hold");
  expect(await releaseOverdue(services, now())).toBe(1);
  expect(await balances(card)).toEqual([1000]);
});

test("exactly so much is held again of the same cards, or nothing changes", async () => {
  const [soon, late] = [await issue(300, "2027-01-01"), await issue(1000)];
  const order = randomUUID();
  await hold(order, { card: late, amount: 400 }, { card: soon, amount: 300 });
  await within((client) => releaseHolds(client, order));
  expect(await exactly(order, 500)).toBe(true);
  // The one that expires first pays first.
  expect(await balances(soon, late)).toEqual([0, 800]);
  expect(await exactly(order, 1301)).toBe(false);
  expect(await held(order)).toBe(500);
  expect(await exactly(order, 900)).toBe(true);
  expect(await exactly(order, 100)).toBe(true);
  expect(await held(order)).toBe(100);
});
