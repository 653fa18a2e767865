import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import fc from "fast-check";
import { inTransaction } from "../../platform/database/index.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { checkBooks } from "../ledger/check-books.ts";
import { postTransaction } from "../ledger/index.ts";
import { blockCards, unblockCards } from "./block.ts";
import { captureHolds, holdCards, releaseHolds } from "./holds.ts";
import { cardsOf } from "./index.ts";
import { refundToCards } from "./refund-to-cards.ts";
import { issueCard, terms } from "./testing/issue-card.ts";

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const kinds = ["hold", "capture", "release", "refund", "block", "unblock", "expire"] as const;
const step = fc.record({
  kind: fc.constantFrom(...kinds),
  card: fc.integer({ min: 0, max: 2 }),
  order: fc.integer({ min: 0, max: 2 }),
  amount: fc.integer({ min: 1, max: 1200 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What should be: balances, whether each card can be spent, and shares of orders. */
class Model {
  balances = [1000, 1000, 1000];
  states = ["ACTIVE", "ACTIVE", "ACTIVE"];
  holds: { order: number; card: number; left: number; captured: boolean }[] = [];
  do({ kind, card, order, amount }: Step): boolean {
    const own = this.holds.filter((hold) => hold.order === order);
    const to = (state: string, ...from: string[]) => {
      if (!from.includes(this.states[card] ?? "")) return false;
      this.states[card] = state;
      return true;
    };
    const back = (hold: { card: number; left: number }, sum: number) => {
      hold.left -= sum;
      this.balances[hold.card] = (this.balances[hold.card] ?? 0) + sum;
    };
    if (kind === "block") return to("BLOCKED", "ACTIVE");
    if (kind === "unblock") return to("ACTIVE", "BLOCKED");
    if (kind === "expire") return to("EXPIRED", "ACTIVE", "BLOCKED");
    if (kind === "capture") for (const hold of own) hold.captured = true;
    if (kind === "release") for (const hold of own.filter(({ captured }) => !captured)) back(hold, hold.left);
    this.holds = this.holds.filter(({ left }) => left > 0);
    if (kind === "hold") {
      if (this.states[card] !== "ACTIVE" || (this.balances[card] ?? 0) < amount) return false;
      this.balances[card] = (this.balances[card] ?? 0) - amount;
      this.holds.push({ order, card, left: amount, captured: false });
    }
    if (kind === "refund") {
      const paid = own.filter(({ captured }) => captured).reverse();
      if (paid.reduce((sum, { left }) => sum + left, 0) < amount) return false;
      let rest = amount;
      // The card that expires last first: of these three, the last one.
      for (const hold of paid.reverse().sort((one, other) => other.card - one.card)) {
        const sum = Math.min(rest, hold.left);
        rest -= sum;
        back(hold, sum);
      }
    }
    return true;
  }
}

interface World {
  cards: number[];
  lines: number[];
  orders: string[];
}

const refused = new Error("refused");

const act = async ({ cards, lines, orders }: World, { kind, card, order, amount }: Step): Promise<boolean> => {
  const [id = 0, line = 0, uuid = ""] = [cards[card], lines[card], orders[order]];
  const now = services.clock.now();
  const move = (
    from: "EXTRAS_REVENUE" | "ORDER_SETTLEMENT",
    to: "REFUNDS_PAYABLE" | "EXTRAS_REVENUE",
    sum: number,
  ) => ({
    kind: "TEST",
    businessKey: randomUUID(),
    ...terms,
    entries: [
      { account: from, amount: -sum },
      { account: to, amount: sum },
    ],
  });
  if (kind === "block") return (await blockCards(services.pool, [line])) === 1;
  if (kind === "unblock") return (await unblockCards(services.pool, [line])) === 1;
  if (kind === "expire") {
    const sql = "update gift_card set state = 'EXPIRED' where id = $1 and state in ('ACTIVE', 'BLOCKED')";
    return (await services.pool.query(sql, [id])).rowCount === 1;
  }
  return inTransaction(services.pool, async (client) => {
    if (kind === "hold") {
      const until = new Date(now.getTime() + 3_600_000);
      return (await holdCards(client, { order: uuid, cards: [{ card: id, amount }], until }, now)).length === 0;
    }
    if (kind === "capture") {
      const sum = await captureHolds(client, uuid);
      if (sum > 0) await postTransaction(client, move("ORDER_SETTLEMENT", "EXTRAS_REVENUE", sum));
    }
    if (kind === "release") await releaseHolds(client, uuid);
    if (kind === "refund") {
      await postTransaction(client, move("EXTRAS_REVENUE", "REFUNDS_PAYABLE", amount));
      if (!(await refundToCards(client, { order: uuid, amount, id: randomUUID() }))) throw refused;
    }
    return true;
  }).catch((error: unknown) => {
    if (error === refused) return false;
    throw error;
  });
};

let line = 0;
const nextLine = (): number => {
  line += 1;
  return line;
};

test("hold, capture, release, refund, block and expire in any order leave on each card what a short model says, and the books balanced", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const lines = [nextLine(), nextLine(), nextLine()];
      const cards = await Promise.all(lines.map((one, index) => issueCard(services, one, 1000, `2028-11-2${index}`)));
      const world = { lines, cards, orders: [randomUUID(), randomUUID(), randomUUID()] };
      const model = new Model();
      for (const one of steps) expect([one, await act(world, one)]).toEqual([one, model.do(one)]);
      const found = await cardsOf(services.pool, cards);
      expect(cards.map((id) => found.find((card) => card.id === id)?.balance)).toEqual(model.balances);
      expect(found.length).toBe(3);
    }),
    { numRuns: 40 },
  );
  expect(await checkBooks(services.pool, services.log)).toMatchObject({
    unbalanced: 0,
    drifted: 0,
    currencies: 0,
    unsettled: 0,
    overheld: 0,
  });
}, 60_000);
