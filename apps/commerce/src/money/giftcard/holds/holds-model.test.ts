import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import fc from "fast-check";
import { inTransaction, type PoolClient } from "../../../platform/database/index.ts";
import { createTestServices, type TestServices } from "../../../testing/test-services.ts";
import { checkBooks } from "../../ledger/check-books.ts";
import { postTransaction } from "../../ledger/index.ts";
import { activateCards, packBlankCards } from "../blank.ts";
import { blockTheseCards, unblockTheseCards } from "../block.ts";
import { reissueCard } from "../decisions.ts";
import { expireCards } from "../expiry/expire.ts";
import { cardsOf, cardsOfLines } from "../index.ts";
import { captureAndBook } from "../testing/capture.ts";
import { issueCard, terms } from "../testing/issue-card.ts";
import { holdCards, releaseHolds } from "./holds.ts";
import { refundToCards } from "./refund-to-cards.ts";

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const kinds = [
  "issue",
  "activate",
  "hold",
  "capture",
  "release",
  "refund",
  "block",
  "unblock",
  "reissue",
  "expire",
] as const;
const step = fc.record({
  kind: fc.constantFrom(...kinds),
  /** Taken modulo how many there are. */
  card: fc.nat({ max: 5 }),
  order: fc.nat({ max: 2 }),
  amount: fc.integer({ min: 1, max: 1200 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const value = 1000;
/** A last day for each card, no two alike; a card that takes the place of another has that one's. */
const lastDay = (nth: number): string => `2028-11-${10 + nth}`;

interface Card {
  state: "INACTIVE" | "ACTIVE" | "BLOCKED" | "EXPIRED";
  balance: number;
  /** Empty before it is activated. */
  day: string;
  decided: boolean;
  /** It was issued again, or took the place of another. */
  again: boolean;
}
const blank = { balance: 0, decided: false, again: false };

/**
 * What should be, of cards and of what is set aside for three
 * orders: for each step what it does, and whether it may be done.
 */
class Model {
  cards: Card[] = [{ ...blank, state: "INACTIVE", day: "" }];
  holds: { order: number; card: Card; left: number; captured: boolean }[] = [];
  #of = (order: number, captured: boolean) =>
    this.holds.filter((hold) => hold.order === order && hold.captured === captured && hold.left > 0);
  #isHeld = (card: Card) => this.holds.some((hold) => hold.card === card && !hold.captured && hold.left > 0);

  readonly rules: Readonly<Record<Step["kind"], (card: Card, step: Step) => boolean>> = {
    issue: () => this.cards.push({ ...blank, state: "ACTIVE", balance: value, day: lastDay(this.cards.length) }) > 0,
    activate: (card) => {
      const isBlank = card.day === "";
      if (isBlank) card.state = card.state === "BLOCKED" ? "BLOCKED" : "ACTIVE";
      if (isBlank) Object.assign(card, { day: lastDay(0), balance: value });
      return isBlank;
    },
    hold: (card, { order, amount }) => {
      if (card.state !== "ACTIVE" || card.balance < amount) return false;
      card.balance -= amount;
      return this.holds.push({ order, card, left: amount, captured: false }) > 0;
    },
    capture: (_, { order }) => this.#of(order, false).every((hold) => Object.assign(hold, { captured: true })),
    release: (_, { order }) => this.#back(this.#of(order, false), value * 100),
    refund: (_, { order, amount }) => {
      const good = this.#of(order, true).filter(({ card }) => card.state !== "EXPIRED");
      const paid = good.sort((one, other) => other.card.day.localeCompare(one.card.day));
      return paid.reduce((sum, { left }) => sum + left, 0) >= amount && this.#back(paid, amount);
    },
    block: (card) => {
      const may = card.state === "ACTIVE" || card.state === "INACTIVE";
      if (may) card.state = "BLOCKED";
      return may;
    },
    unblock: (card) => {
      const may = card.state === "BLOCKED" && !card.decided;
      if (may) card.state = card.day === "" ? "INACTIVE" : "ACTIVE";
      return may;
    },
    reissue: (card) => {
      if (card.day === "" || card.state === "EXPIRED" || card.again) return false;
      if (card.state === "ACTIVE") Object.assign(card, { state: "BLOCKED", decided: true });
      const { balance, day } = card;
      if (balance === 0) return false;
      Object.assign(card, { balance: 0, again: true, decided: true });
      return this.cards.push({ ...blank, state: "ACTIVE", balance, day, again: true }) > 0;
    },
    expire: (_, { amount }) => {
      const over = this.cards.filter(
        ({ day, state }) => day !== "" && day <= lastDay(amount % 6) && state !== "EXPIRED",
      );
      for (const card of over) if (!this.#isHeld(card)) Object.assign(card, { state: "EXPIRED", balance: 0 });
      return true;
    },
  };
  #back(holds: Model["holds"], sum: number): true {
    let rest = sum;
    for (const hold of holds) {
      const part = Math.min(rest, hold.left);
      rest -= part;
      hold.left -= part;
      hold.card.balance += part;
    }
    return true;
  }
  do(step: Step): boolean {
    return this.rules[step.kind](this.cards[step.card % this.cards.length] as Card, step);
  }
}

interface World {
  cards: number[];
  orders: string[];
}

const refused = new Error("refused");
let line = 0;
const nextLine = (): number => {
  line += 1;
  return line;
};
const look = { title: "Café", imageUrl: "/media/a.svg", imageAlt: "Café", backgroundColor: "#fff" };

/** A blank card of a box, without value. */
const packOne = async (): Promise<number> => {
  const orderLine = nextLine();
  const policy = { storefront: "CBFR", group: "CB" as const, ...terms };
  await inTransaction(services.pool, (client) =>
    packBlankCards(client, [{ orderLine, n: 0, ...look }], policy, services.environment),
  );
  return (await cardsOfLines(services.pool, [orderLine]))[0]?.id ?? 0;
};

/** Money of a house account goes to another, or to a card. */
const move = async (
  client: PoolClient,
  from: "PROVIDER_CLEARING" | "ORDER_SETTLEMENT" | "EXTRAS_REVENUE",
  to: "EXTRAS_REVENUE" | "REFUNDS_PAYABLE" | number,
  amount: number,
) => {
  const entries = [
    { account: from, amount: -amount },
    { account: to, amount },
  ];
  await postTransaction(client, { kind: "TEST", businessKey: randomUUID(), ...terms, entries });
};

const activate = async (client: PoolClient, card: number): Promise<boolean> => {
  const when = { activatedAt: services.clock.now(), expiresOn: lastDay(0) };
  await activateCards(client, [{ id: card, value }], when).catch(() => Promise.reject(refused));
  await move(client, "PROVIDER_CLEARING", card, value);
  return true;
};

type Doing = (world: World, step: Step & { id: number }) => Promise<boolean>;

const within = (work: (client: PoolClient) => Promise<boolean>): Promise<boolean> =>
  inTransaction(services.pool, work).catch((error: unknown) => {
    if (error === refused) return false;
    throw error;
  });
const orderOf = ({ orders }: World, { order }: Step): string => orders[order] ?? "";

/** The steps of the model, done in the shop. */
const acts: Readonly<Record<Step["kind"], Doing>> = {
  issue: async ({ cards }) => cards.push(await issueCard(services, nextLine(), value, lastDay(cards.length))) > 0,
  activate: (_, { id }) => within((client) => activate(client, id)),
  hold: (world, step) =>
    within(async (client) => {
      const now = services.clock.now();
      const until = new Date(now.getTime() + 3_600_000);
      const cards = [{ card: step.id, amount: step.amount }];
      return (await holdCards(client, { order: orderOf(world, step), cards, until }, now)).length === 0;
    }),
  capture: (world, step) =>
    within(async (client) => {
      const sum = await captureAndBook(client, orderOf(world, step));
      if (sum > 0) await move(client, "ORDER_SETTLEMENT", "EXTRAS_REVENUE", sum);
      return true;
    }),
  release: (world, step) => within(async (client) => (await releaseHolds(client, orderOf(world, step))) >= 0),
  refund: (world, step) =>
    within(async (client) => {
      const { amount } = step;
      await move(client, "EXTRAS_REVENUE", "REFUNDS_PAYABLE", amount);
      const isBack = await refundToCards(client, { order: orderOf(world, step), amount, id: randomUUID() });
      if (!isBack) throw refused;
      return true;
    }),
  block: async (_, { id }) => (await blockTheseCards(services.pool, [id])) === 1,
  unblock: async (_, { id }) => (await unblockTheseCards(services.pool, [id])) === 1,
  reissue: ({ cards }, { id }) =>
    within(async (client) => {
      const decision = { card: id, reason: "STOLEN" as const, staff: "test", now: services.clock.now() };
      const made = await reissueCard(client, decision, services.environment);
      return typeof made === "object" && cards.push(made.id) > 0;
    }),
  expire: async (_, { amount }) =>
    (await expireCards(services.pool, new Date(`${lastDay(amount % 6)}T23:30:00Z`))) >= 0,
};

const act = (world: World, step: Step): Promise<boolean> =>
  acts[step.kind](world, { ...step, id: world.cards[step.card % world.cards.length] ?? 0 });

test("issue, activate, redeem, block, issue again, expire and refund in any order leave on each card what a short model says, and the books balanced", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
      const world = { cards: [await packOne()], orders: [randomUUID(), randomUUID(), randomUUID()] };
      const model = new Model();
      for (const one of steps) {
        if (one.kind === "issue" && model.cards.length > 8) continue;
        expect([one, await act(world, one)]).toEqual([one, model.do(one)]);
      }
      const found = await cardsOf(services.pool, world.cards);
      const shown = world.cards.map((id) => found.find((card) => card.id === id));
      expect(shown.map((card) => [card?.state, card?.balance])).toEqual(
        model.cards.map(({ state, balance }) => [state, balance]),
      );
    }),
    { numRuns: 60 },
  );
  expect(await checkBooks(services.pool, services.log)).toMatchObject({
    unbalanced: 0,
    drifted: 0,
    currencies: 0,
    unsettled: 0,
    overheld: 0,
  });
}, 60_000);
