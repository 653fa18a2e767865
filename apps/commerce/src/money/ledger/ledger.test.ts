import { afterAll, beforeAll, expect, test } from "@jest/globals";
import fc from "fast-check";
import { inTransaction, type PoolClient, violates } from "../../platform/database/index.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { checkBooks } from "./check-books.ts";
import { isSpendingStopped, LedgerConflict, type Posting, postTransaction, postTransactions } from "./index.ts";

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const entity = "Test SAS";
let keys = 0;
const posting = (entries: Posting["entries"], over: Partial<Posting> = {}): Posting => {
  keys += 1;
  return { kind: "TEST", businessKey: `${keys}`, legalEntity: entity, currency: "EUR", entries, ...over };
};

const post = (what: Posting): Promise<boolean> =>
  inTransaction(services.pool, (client) => postTransaction(client, what));

const openCard = async (currency = "EUR"): Promise<number> => {
  const made = await services.pool.query<{ id: number }>(
    "insert into ledger_account (kind, legal_entity, currency, balance) values ('GIFT_CARD', $1, $2, 999999) returning id",
    [entity, currency],
  );
  return made.rows[0]?.id ?? 0;
};
const balanceOf = async (card: number): Promise<number> =>
  (await services.pool.query<{ balance: number }>("select balance from ledger_account where id = $1", [card])).rows[0]
    ?.balance ?? Number.NaN;

test("a card begins empty, whatever the insert says, and follows its entries", async () => {
  const card = await openCard();
  expect(await balanceOf(card)).toBe(0);
  await post(
    posting([
      { account: "PROVIDER_CLEARING", amount: -5000 },
      { account: card, amount: 5000 },
    ]),
  );
  await post(
    posting([
      { account: card, amount: -1234 },
      { account: "REDEMPTIONS_PAYABLE", amount: 1234 },
    ]),
  );
  expect(await balanceOf(card)).toBe(3766);
});

test("what does not sum to zero, or has one side only, does not commit", async () => {
  const card = await openCard();
  const lopsided = posting([
    { account: card, amount: 100 },
    { account: "PROVIDER_CLEARING", amount: -99 },
  ]);
  await expect(post(lopsided)).rejects.toThrow("does not sum to zero");
  await expect(post(posting([{ account: card, amount: 100 }]))).rejects.toThrow("fewer than two entries");
  await expect(post(posting([]))).rejects.toThrow("fewer than two entries");
  expect(await balanceOf(card)).toBe(0);
});

test("constraints made immediate half way do not let an unbalanced rest through", async () => {
  const card = await openCard();
  const sneak = inTransaction(services.pool, async (client) => {
    const what = posting([
      { account: card, amount: 100 },
      { account: "PROVIDER_CLEARING", amount: -100 },
    ]);
    await postTransaction(client, what);
    await client.query("set constraints all immediate");
    await client.query(
      "insert into ledger_entry (tx, account, currency, amount) select id, $2, 'EUR', 50 from ledger_tx where kind = 'TEST' and business_key = $1",
      [what.businessKey, card],
    );
  });
  await expect(sneak).rejects.toThrow("does not sum to zero");
  expect(await balanceOf(card)).toBe(0);
});

test("entries of an account are in the account's currency", async () => {
  const card = await openCard("PLN");
  const mixed = posting([
    { account: card, amount: 100 },
    { account: "PROVIDER_CLEARING", amount: -100 },
  ]);
  await expect(post(mixed)).rejects.toThrow("foreign key");
});

test("no entry joins a transaction that has committed", async () => {
  const what = posting([
    { account: "PROVIDER_CLEARING", amount: -7 },
    { account: "REFUNDS_PAYABLE", amount: 7 },
  ]);
  await post(what);
  const later = services.pool.query(
    `insert into ledger_entry (tx, account, currency, amount)
     select t.id, a.id, 'EUR', s.amount from ledger_tx t, ledger_account a, (values (5), (-5)) s (amount)
     where t.business_key = $1 and t.kind = 'TEST' and a.kind = 'REFUNDS_PAYABLE'`,
    [what.businessKey],
  );
  await expect(later).rejects.toThrow("belongs to the database transaction");
});

test.each([
  "update ledger_entry set amount = 1",
  "delete from ledger_entry",
  "truncate ledger_entry",
  "update ledger_tx set kind = 'X'",
  "delete from ledger_tx",
  "update ledger_account set balance = 1",
  "delete from ledger_account",
  "update ledger_guard set stopped_at = null",
])("the application may not %s", async (statement) => {
  await expect(services.pool.query(statement)).rejects.toThrow("permission denied");
});

test("nor may the owner rewrite what was booked", async () => {
  await expect(services.ownerPool.query("update ledger_entry set amount = amount")).rejects.toThrow("append-only");
  await expect(services.ownerPool.query("truncate ledger_tx cascade")).rejects.toThrow("append-only");
});

test("booked twice is booked once; the same key for something else is an error", async () => {
  const card = await openCard();
  const what = posting([
    { account: "PROVIDER_CLEARING", amount: -100 },
    { account: card, amount: 100 },
  ]);
  expect(await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(() => post(what)))).toContain(true);
  expect(await post(what)).toBe(false);
  expect(await balanceOf(card)).toBe(100);
  const other = {
    ...what,
    entries: [
      { account: "PROVIDER_CLEARING" as const, amount: -101 },
      { account: card, amount: 101 },
    ],
  };
  await expect(post(other)).rejects.toThrow(LedgerConflict);
});

type Step = { from: number; to: number; amount: number; repeat: boolean };

test("any sequence of transfers does to the ledger what it does to a model, and the whole sums to zero", async () => {
  const cards = await Promise.all([1, 2, 3, 4].map(() => openCard()));
  const place = fc.integer({ min: -1, max: cards.length - 1 });
  const step: fc.Arbitrary<Step> = fc.record({
    from: place,
    to: place,
    amount: fc.integer({ min: 1, max: 5000 }),
    repeat: fc.boolean(),
  });
  const model = cards.map(() => 0);
  const accountAt = (index: number) => cards[index] ?? ("PROVIDER_CLEARING" as const);
  const play = async ({ from, to, amount, repeat }: Step): Promise<void> => {
    if (from === to) return;
    const what = posting([
      { account: accountAt(from), amount: -amount },
      { account: accountAt(to), amount },
    ]);
    const covered = from < 0 || (model[from] ?? 0) >= amount;
    if (covered) {
      expect(await post(what)).toBe(true);
      if (repeat) expect(await post(what)).toBe(false);
      if (from >= 0) model[from] = (model[from] ?? 0) - amount;
      if (to >= 0) model[to] = (model[to] ?? 0) + amount;
    } else {
      const refused = await post(what).catch((error: unknown) => error);
      expect(violates(refused, "ledger_account_not_overspent")).toBe(true);
    }
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      for (const one of steps) await play(one);
      expect(await Promise.all(cards.map(balanceOf))).toEqual(model);
    }),
    { numRuns: 40 },
  );
  expect(await checkBooks(services.pool, services.log)).toEqual({
    unbalanced: 0,
    drifted: 0,
    currencies: 0,
    unsettled: 0,
    overheld: 0,
  });
});

const transferBetween = async (client: PoolClient, from: number, to: number): Promise<void> => {
  await postTransaction(
    client,
    posting([
      { account: from, amount: -1 },
      { account: to, amount: 1 },
    ]),
  );
};

test("transfers back and forth at the same time keep the sum", async () => {
  const [one, other] = [await openCard(), await openCard()];
  const fill = (card: number) =>
    posting([
      { account: "PROVIDER_CLEARING", amount: -100 },
      { account: card, amount: 100 },
    ]);
  await inTransaction(services.pool, (client) => postTransactions(client, [fill(one), fill(other)]));
  const moves = Array.from(
    { length: 40 },
    (_, index) => (index % 2 === 0 ? [one, other] : [other, one]) as [number, number],
  );
  await Promise.all(
    moves.map(([from, to]) => inTransaction(services.pool, (client) => transferBetween(client, from, to))),
  );
  expect([await balanceOf(one), await balanceOf(other)]).toEqual([100, 100]);
});

test("a balance that drifts from its entries stops spending until a person lets it go on", async () => {
  const card = await openCard();
  await post(
    posting([
      { account: "PROVIDER_CLEARING", amount: -100 },
      { account: card, amount: 100 },
    ]),
  );
  expect(await isSpendingStopped(services.pool)).toBe(false);
  await services.ownerPool.query("update ledger_account set balance = 101 where id = $1", [card]);
  expect(await checkBooks(services.pool, services.log)).toMatchObject({ drifted: 1 });
  expect(await isSpendingStopped(services.pool)).toBe(true);
  await services.ownerPool.query("update ledger_account set balance = 100 where id = $1", [card]);
  expect(await checkBooks(services.pool, services.log)).toMatchObject({ drifted: 0 });
  expect(await isSpendingStopped(services.pool)).toBe(true);
  await services.ownerPool.query("update ledger_guard set stopped_at = null, reason = null");
  expect(await isSpendingStopped(services.pool)).toBe(false);
});
