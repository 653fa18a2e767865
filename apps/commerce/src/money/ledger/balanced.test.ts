import { afterAll, beforeAll, expect, test } from "@jest/globals";
import fc from "fast-check";
import type { PoolClient } from "../../platform/database/index.ts";
import { rowsRead } from "../../testing/rows-read.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { postTransaction } from "./index.ts";
import { commitOn } from "./testing/commit-on.ts";

/**
 * What no sequence of statements gets past: a committed transaction
 * has two entries or more and sums to zero per currency.
 */

let services: TestServices;
let house: number;
let foreign: number;
beforeAll(async () => {
  services = await createTestServices();
  const { rows } = await services.ownerPool.query<{ one: number; other: number }>(
    "select ledger_house('PROVIDER_CLEARING', 'T', 'EUR') as one, ledger_house('PROVIDER_CLEARING', 'T', 'PLN') as other",
  );
  house = rows[0]?.one ?? 0;
  foreign = rows[0]?.other ?? 0;
});
afterAll(() => services.close());

let keys = 0;
const header = async (client: PoolClient): Promise<number> => {
  keys += 1;
  const made = await client.query<{ id: number }>(
    "insert into ledger_tx (kind, business_key) values ('TAMPER', $1) returning id",
    [`${keys}`],
  );
  return made.rows[0]?.id ?? 0;
};
const enter = (client: PoolClient, tx: number, ...amounts: number[]) =>
  client.query("insert into ledger_entry (tx, account, currency, amount) select $1, $2, 'EUR', unnest($3::bigint[])", [
    tx,
    house,
    amounts,
  ]);

/** As the application, or the owner. */
const commit = <T>(work: (client: PoolClient) => Promise<T>, pool = services.pool): Promise<T> => commitOn(pool, work);

const entriesOf = async (tx: number): Promise<number[]> =>
  (
    await services.pool.query<{ amount: number }>("select amount from ledger_entry where tx = $1 order by id", [tx])
  ).rows.map(({ amount }) => amount);

/** Rows that are read for an order of so many cards, its check included. */
const rowsFor = (cards: number, client: PoolClient): Promise<number> =>
  rowsRead(client, ["ledger_entry", "ledger_tx", "ledger_unchecked", "ledger_account"], async () => {
    const { rows } = await client.query<{ id: number }>(
      "insert into ledger_account (kind, legal_entity, currency) select 'GIFT_CARD', 'T', 'EUR' from generate_series(1, $1) returning id",
      [cards],
    );
    const sides = [
      { account: "ORDER_SETTLEMENT" as const, amount: -5 * cards },
      ...rows.map(({ id }) => ({ account: id, amount: 5 })),
    ];
    keys += 1;
    const what = { kind: "ORDER", businessKey: `${keys}`, legalEntity: "T", currency: "EUR", entries: sides };
    await postTransaction(client, what);
    await client.query("set constraints all immediate");
    await client.query("set constraints all deferred");
  });

test("four times the cards are four times the rows to read; a check for each entry is caught", async () => {
  const ratio = async (client: PoolClient) => (await rowsFor(400, client)) / (await rowsFor(100, client));
  await commit(async (client) => {
    expect(await ratio(client)).toBeLessThan(5);
    await client.query(
      "create function naive() returns trigger language plpgsql as 'begin perform ledger_tx_check(new.tx); return null; end'",
    );
    await client.query(
      "create constraint trigger naive after insert on ledger_entry deferrable initially deferred for each row execute function naive()",
    );
    expect(await ratio(client)).toBeGreaterThan(12);
    await client.query("drop function naive cascade");
  }, services.ownerPool);
});

test("entries that come one by one are added up once, when the last is there", async () => {
  const rowsOf = (entries: number) =>
    commit((client) =>
      rowsRead(client, ["ledger_entry", "ledger_unchecked"], async () => {
        const tx = await header(client);
        for (let n = 1; n < entries; n += 1) await enter(client, tx, 1);
        await enter(client, tx, 1 - entries);
        await client.query("set constraints all immediate");
      }),
    );
  expect((await rowsOf(80)) / (await rowsOf(20))).toBeLessThan(5);
});

test("one side alone, or another currency's, does not commit, in as many statements as it may come", async () => {
  const refused = (work: (client: PoolClient) => Promise<unknown>) =>
    expect(commit(work)).rejects.toMatchObject({ code: "23514" });
  await refused(async (client) => {
    const tx = await header(client);
    await enter(client, tx, 5, -5);
    await enter(client, tx, 3);
    await enter(client, tx, -2);
  });
  await refused(async (client) => {
    const tx = await header(client);
    await enter(client, tx, 5, 5);
    await client.query("insert into ledger_entry (tx, account, currency, amount) values ($1, $2, 'PLN', -10)", [
      tx,
      foreign,
    ]);
  });
  await refused(async (client) => {
    const tx = await header(client);
    await enter(client, tx, 5, -5);
    await client.query("set constraints all immediate");
    await client.query(
      "insert into ledger_entry (tx, account, currency, amount) values ($1, $2, 'EUR', 10), ($1, $3, 'PLN', -10)",
      [tx, house, foreign],
    );
  });
  await refused((client) => header(client));
  // Balanced together, and neither of them.
  await refused(async (client) => {
    await enter(client, await header(client), 5, -4);
    await enter(client, await header(client), 4, -5);
  });
});

test("a check that a savepoint takes back is owed again", async () => {
  const sneak = commit(async (client) => {
    const tx = await header(client);
    await enter(client, tx, 5, -4);
    await client.query("savepoint before");
    await enter(client, tx, -1);
    await client.query("set constraints all immediate");
    await client.query("set constraints all deferred");
    await client.query("rollback to before");
  });
  await expect(sneak).rejects.toThrow("does not sum to zero");
});

test("an entry with an id of its own choice is no way past", async () => {
  const sneak = commit(async (client) => {
    const tx = await header(client);
    await enter(client, tx, 5, -5);
    await client.query("set constraints all immediate");
    await client.query("set constraints all deferred");
    await client.query(
      "insert into ledger_entry (id, tx, account, currency, amount) overriding system value values (-$1::bigint, $1, $2, 'EUR', 9)",
      [tx, house],
    );
  });
  await expect(sneak).rejects.toThrow("does not sum to zero");
});

test("a table of the session that is named like the ledger's is not asked", async () => {
  const sneak = commit(async (client) => {
    const tx = await header(client);
    await client.query(
      "create temp table ledger_entry on commit drop as select $1::bigint as tx, 'EUR' as currency, a as amount from (values (1), (-1)) v (a)",
      [tx],
    );
    await client.query("insert into public.ledger_entry (tx, account, currency, amount) values ($1, $2, 'EUR', 7)", [
      tx,
      house,
    ]);
  });
  await expect(sneak).rejects.toMatchObject({ code: "23514" });
  const empty = commit(async (client) => {
    const tx = await header(client);
    await client.query(
      "create temp table ledger_entry on commit drop as select $1::bigint as tx, 'EUR' as currency, a as amount from (values (1), (-1)) v (a)",
      [tx],
    );
  });
  await expect(empty).rejects.toThrow("fewer than two entries");
});

test("the application cannot say that a check was made", async () => {
  for (const sql of [
    "delete from ledger_unchecked",
    "insert into ledger_unchecked select 1, pg_current_xact_id()",
    "select from ledger_unchecked",
    "alter table ledger_entry disable trigger ledger_entry_balanced",
  ])
    await expect(services.pool.query(sql)).rejects.toMatchObject({ code: "42501" });
});

test("what is appended to a balanced transaction later is refused: at once, and at commit where nobody minds who appends", async () => {
  const tx = await commit(async (client) => {
    const made = await header(client);
    await enter(client, made, 5, -5);
    return made;
  });
  await expect(commit((client) => enter(client, tx, 3))).rejects.toThrow("belongs to the database transaction");

  await services.ownerPool.query("alter table ledger_entry disable trigger ledger_entry_book");
  try {
    let written = 0;
    let allIn = (): void => undefined;
    /** Appends an entry, and commits when as many as are expected have been appended. */
    const append = async (amount: number, expected: Promise<void>) =>
      commit(async (client) => {
        await enter(client, tx, amount);
        written += 1;
        if (written === 3) allIn();
        await expected;
      });
    await expect(append(3, Promise.resolve())).rejects.toThrow("does not sum to zero");
    expect(written).toBe(1);

    // Two that are balanced together, and never see each other.
    const both = new Promise<void>((resolve) => {
      allIn = resolve;
    });
    const outcomes = await Promise.allSettled([append(3, both), append(-3, both)]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await entriesOf(tx)).toEqual([5, -5]);
  } finally {
    await services.ownerPool.query("alter table ledger_entry enable trigger ledger_entry_book");
  }
});

type Step = { enter: number[] } | "immediate" | "deferred" | "savepoint" | "rollback" | "release";

const amounts = fc.array(
  fc.integer({ min: -2, max: 2 }).filter((amount) => amount !== 0),
  { minLength: 1, maxLength: 3 },
);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ enter: amounts }) },
    { weight: 3, arbitrary: fc.constantFrom("immediate", "deferred", "savepoint", "rollback", "release" as const) },
  ),
  { maxLength: 10 },
) as fc.Arbitrary<Step[]>;

const words = {
  immediate: "set constraints all immediate",
  deferred: "set constraints all deferred",
  savepoint: "savepoint s",
  rollback: "rollback to s",
  release: "release s",
};

const sum = (of: readonly number[]): number => of.reduce((total, amount) => total + amount, 0);

/**
 * Plays statements over one transaction; answers what it should
 * have at the end, or `undefined` where a check was due before.
 */
const play = async (client: PoolClient, tx: number, played: readonly Step[]): Promise<number[]> => {
  let entered: number[] = [];
  const saved: number[][] = [];
  for (const step of played) {
    if (typeof step !== "string") {
      await enter(client, tx, ...step.enter);
      entered = [...entered, ...step.enter];
      continue;
    }
    if ((step === "rollback" || step === "release") && saved.length === 0) continue;
    await client.query(words[step]);
    if (step === "savepoint") saved.push(entered);
    if (step === "rollback") entered = saved.at(-1) ?? [];
    if (step === "release") saved.pop();
  }
  return entered;
};

test("whatever is entered, checked and taken back, what commits is balanced, and what is balanced commits", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (played) => {
      let tx = 0;
      let entered: number[] | undefined;
      const failure = await commit(async (client) => {
        tx = await header(client);
        entered = await play(client, tx, played);
      }).catch((error: { code?: string }) => error);
      const kept = await entriesOf(tx);
      if (failure) {
        expect(failure).toMatchObject({ code: "23514" });
        expect(kept).toEqual([]);
        const soon = played.includes("immediate");
        if (!soon) expect(entered !== undefined && entered.length > 1 && sum(entered) === 0).toBe(false);
      } else {
        expect(kept).toEqual(entered);
        expect(kept.length).toBeGreaterThan(1);
        expect(sum(kept)).toBe(0);
      }
    }),
    { numRuns: 300 },
  );
});
