import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { inTransaction, type PoolClient } from "../../platform/database/index.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { postTransaction } from "../ledger/index.ts";
import { sweepGuesses } from "./guesses.ts";
import { type CardBalance, checkBalance, holdCards, type IssuedCard, issueCards, revealCards } from "./index.ts";

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

let lines = 0;
const issue = async (value: number, storefront: "CBFR" | "CBNZ" | "CBMX" = "CBFR"): Promise<IssuedCard> => {
  lines += 1;
  const look = { title: "Café", imageUrl: "/media/a.svg", imageAlt: "Café", backgroundColor: "#fff" };
  const policy = {
    storefront,
    group: "CB" as const,
    legalEntity: "Test SAS",
    currency: "EUR",
    activatedAt: services.clock.now(),
    expiresOn: "2028-11-23",
  };
  const orderLine = lines;
  return inTransaction(services.pool, async (client) => {
    const [card] = await issueCards(client, [{ orderLine, n: 0, value, ...look }], policy, services.environment);
    if (card === undefined) throw new Error("No card was made.");
    const entries = [
      { account: "ORDER_SETTLEMENT" as const, amount: -value },
      { account: card.id, amount: value },
    ];
    await postTransaction(client, {
      kind: "ISSUE",
      businessKey: `${orderLine}`,
      legalEntity: "Test SAS",
      currency: "EUR",
      entries,
    });
    return card;
  });
};

const codeOf = async ({ orderLine }: IssuedCard): Promise<{ number: string; pin: string }> => {
  const [card] = await revealCards(services.pool, [orderLine], "test", services.clock.now(), services.environment);
  if (card === undefined) throw new Error("There is no such card.");
  return card;
};

const check = (number: string, pin: string): Promise<CardBalance | number> =>
  checkBalance(services.pool, { number, pin }, services.clock.now(), services.environment).catch(
    (error: { code: number }) => error.code,
  );

const otherPin = (pin: string): string => (pin === "000000" ? "000001" : "000000");

test("a card is found by its number and PIN, pasted with spaces and dashes too", async () => {
  const card = await issue(5000);
  const { number, pin } = await codeOf(card);
  expect(await check(number, pin)).toEqual({
    id: expect.any(Number),
    value: 5000,
    balance: 5000,
    currency: "EUR",
    expiresOn: "2028-11-23",
    title: "Café",
    imageUrl: "/media/a.svg",
    imageAlt: "Café",
    backgroundColor: "#fff",
    lastDigits: number.slice(-4),
    storefront: "CBFR",
    legalEntity: "Test SAS",
    state: "ACTIVE",
    orderLine: card.orderLine,
    given: false,
    variation: null,
  });
  const printed = number.replace(/(\d{4})/g, "$1 ");
  expect(await check(` ${printed}`, `${pin.slice(0, 3)}-${pin.slice(3)}`)).toMatchObject({ balance: 5000 });
});

test("which shop sold a card is told with its balance, and to nobody before number and PIN match", async () => {
  const { number, pin } = await codeOf(await issue(5000, "CBNZ"));
  expect(await check(number, pin)).toMatchObject({ balance: 5000, storefront: "CBNZ" });
  expect(await check(number, otherPin(pin))).toBe(2100);
});

test("neither number nor PIN stands in the database", async () => {
  const card = await issue(5000);
  const { number, pin } = await codeOf(card);
  const { rows } = await services.pool.query<{ row: string }>("select c::text as row from gift_card c where id = $1", [
    card.id,
  ]);
  expect(rows[0]?.row).not.toContain(number);
  expect(rows[0]?.row).not.toContain(number.slice(4, 15));
  expect(rows[0]?.row).not.toContain(Buffer.from(number + pin).toString("hex"));
});

test("each reveal is logged with what it was for", async () => {
  const card = await issue(5000);
  await codeOf(card);
  const { rows } = await services.pool.query("select purpose from gift_card_reveal where card = $1", [card.id]);
  expect(rows).toEqual([{ purpose: "test" }]);
});

test("every failure is 2100: unknown, malformed, wrong PIN", async () => {
  const { number, pin } = await codeOf(await issue(5000));
  const unknown = number.slice(0, 18) + ((Number(number[18]) + 1) % 10);
  for (const [one, other] of [
    [unknown, pin],
    ["", ""],
    ["x".repeat(5000), pin],
    [number, otherPin(pin)],
    [number, "12"],
  ]) {
    expect(await check(one ?? "", other ?? "")).toBe(2100);
  }
});

test("the fifth wrong PIN locks for 24 hours: the right PIN, a wrong one and a number of no card are told the same", async () => {
  const { number, pin } = await codeOf(await issue(5000));
  const unknown = number.slice(0, 18) + ((Number(number[18]) + 1) % 10);
  for (let time = 0; time < 4; time += 1) expect(await check(number, otherPin(pin))).toBe(2100);
  expect(await check(number, pin)).toMatchObject({ balance: 5000 });
  for (let time = 0; time < 5; time += 1) expect(await check(number, otherPin(pin))).toBe(2100);
  for (let time = 0; time < 5; time += 1) expect(await check(unknown, pin)).toBe(2100);
  for (const [one, other] of [
    [number, pin],
    [number, otherPin(pin)],
    [unknown, pin],
  ] as const) {
    expect(await check(one, other)).toBe(2101);
  }
  services.clock.advance(23 * 3_600_000);
  expect(await check(number, pin)).toBe(2101);
  services.clock.advance(3_600_001);
  expect(await check(number, pin)).toMatchObject({ balance: 5000 });
});

test("a number that does not exist leaves the same tracks as one that does, and they are swept", async () => {
  const { number, pin } = await codeOf(await issue(5000));
  const unknown = number.slice(0, 18) + ((Number(number[18]) + 1) % 10);
  const tracks = async () => {
    const { rows } = await services.pool.query(
      "select wrong, locked_until, forget_at from gift_card_guess order by wrong",
    );
    return rows;
  };
  await sweepGuesses(services.pool, new Date("2099-01-01"));
  for (let time = 0; time < 6; time += 1) {
    await check(number, otherPin(pin));
    await check(unknown, pin);
  }
  const [one, other] = await tracks();
  expect(one).toMatchObject({ wrong: 6 });
  expect(other).toEqual(one);
  services.clock.advance(25 * 3_600_000);
  expect(await sweepGuesses(services.pool, services.clock.now(), 1)).toBe(2);
  expect(await tracks()).toEqual([]);
});

test("wrong PINs at the same time are all counted; counting without a lock is caught", async () => {
  type Guess = (number: string, pin: string) => Promise<unknown>;
  const counts = new Map<string, number>();
  const naive: Guess = async (number, pin) => {
    const before = counts.get(number) ?? 0; // read here, written after the comparison
    if (before >= 5) return 2101;
    const answer = await checkBalance(
      services.pool,
      { number: "", pin },
      services.clock.now(),
      services.environment,
    ).catch(() => 2100);
    counts.set(number, before + 1);
    return answer;
  };
  const right: Guess = async (number, pin) => check(number, pin);
  /** After five wrong guesses at once, what the next one hears. */
  const sixth = async (guess: Guess): Promise<unknown> => {
    const { number, pin } = await codeOf(await issue(5000));
    await Promise.all(Array.from({ length: 5 }, () => guess(number, otherPin(pin))));
    return guess(number, pin);
  };
  expect(await sixth(right)).toBe(2101);
  expect(await sixth(naive)).not.toBe(2101);
});

test("a right PIN that comes while the fifth wrong one is counted waits for that, and is locked out", async () => {
  const { number, pin } = await codeOf(await issue(5000));
  for (let time = 0; time < 4; time += 1) await check(number, otherPin(pin));
  const right = await inTransaction(services.pool, async (client) => {
    const typed = { number, pin: otherPin(pin) };
    const fifth = checkBalance(client, typed, services.clock.now(), services.environment);
    await expect(fifth).rejects.toMatchObject({ code: 2100 });
    const heard = check(number, pin);
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await services.ownerPool.query(waiting)).rowCount === 0);
    return { heard };
  });
  expect(await right.heard).toBe(2101);
});

type Spend = (client: PoolClient, card: number, amount: number) => Promise<boolean>;

const later = (now: Date): Date => new Date(now.getTime() + 3_600_000);

/** What keeps an amount from being held of a card for an order of its own, or "HELD". */
const hold = async (client: PoolClient, card: number, amount: number, now = services.clock.now()): Promise<string> => {
  const [problem] = await holdCards(client, { order: randomUUID(), cards: [{ card, amount }], until: later(now) }, now);
  return problem?.why ?? "HELD";
};

const spend: Spend = async (client, card, amount) => (await hold(client, card, amount)) === "HELD";

/** 64 clients spend 100 each of a card of 1000: the sum of what they were told they have spent. */
const spentBy64 = async (how: Spend): Promise<number> => {
  const card = await issue(1000);
  const clients = Array.from({ length: 64 }, () => inTransaction(services.pool, (client) => how(client, card.id, 100)));
  return (await Promise.all(clients)).filter(Boolean).length * 100;
};

test("64 clients spending one card never overspend it; reading the balance before writing does", async () => {
  await services.ownerPool.query(
    "create table naive_card (id bigint primary key, balance bigint); grant all on naive_card to giftshop_app",
  );
  const naive: Spend = async (client, card, amount) => {
    await client.query("insert into naive_card values ($1, 1000) on conflict do nothing", [card]);
    await client.query("commit; begin");
    const { rows } = await client.query<{ balance: number }>("select balance from naive_card where id = $1", [card]);
    const balance = rows[0]?.balance ?? 0;
    if (balance < amount) return false;
    await client.query("update naive_card set balance = $2 where id = $1", [card, balance - amount]);
    return true;
  };
  expect(await spentBy64(spend)).toBe(1000);
  expect(await spentBy64(naive)).toBeGreaterThan(1000);
});

test("more than is there, after the last day, or while the books drift nothing is held", async () => {
  const card = await issue(1000);
  const attempt = (amount: number, now = services.clock.now()) =>
    inTransaction(services.pool, (client) => hold(client, card.id, amount, now));
  expect(await attempt(600)).toBe("HELD");
  expect(await attempt(401)).toBe("INSUFFICIENT");
  expect(await attempt(100, new Date("2028-11-24T00:00:00Z"))).toBe("EXPIRED");
  await services.ownerPool.query("update ledger_guard set stopped_at = now()");
  expect(await attempt(100)).toBe("STOPPED");
  await services.ownerPool.query("update ledger_guard set stopped_at = null");
  const { number, pin } = await codeOf(card);
  expect(await check(number, pin)).toMatchObject({ value: 1000, balance: 400 });
});

test("a card's last day is that of the shop that sold it, wherever this runs", async () => {
  const last = { CBFR: "2028-11-23T22:59:59Z", CBNZ: "2028-11-23T10:59:59Z", CBMX: "2028-11-24T05:59:59Z" };
  for (const [storefront, instant] of Object.entries(last) as [keyof typeof last, string][]) {
    const card = await issue(1000, storefront);
    const attempt = (now: Date) => inTransaction(services.pool, (client) => hold(client, card.id, 100, now));
    expect(await attempt(new Date(instant))).toBe("HELD");
    expect(await attempt(new Date(new Date(instant).getTime() + 1000))).toBe("EXPIRED");
  }
});

test("the same card of an order line is made once", async () => {
  const card = await issue(1000);
  lines = card.orderLine - 1;
  await expect(issue(1000)).rejects.toMatchObject({ constraint: "gift_card_once" });
});
