import { getStorefront } from "@giftshop/storefront-config";
import { prizeOf } from "@giftshop/storefront-config/doubler-terms";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import fc from "fast-check";
import { blockTheseCards, cardsOf } from "../../money/giftcard/index.ts";
import { issueCard, terms } from "../../money/giftcard/testing/issue-card.ts";
import { checkBooks } from "../../money/ledger/check-books.ts";
import { postTransaction } from "../../money/ledger/index.ts";
import { inTransaction } from "../../platform/database/index.ts";
import { claimPrize } from "./claim.ts";
import { entryHash } from "./draw/hashes.ts";
import { newReceipt } from "./draw/receipt.ts";
import { periodAt } from "./period.ts";
import { tokenOfPrize } from "./prize-token.ts";
import { openDraw } from "./tables/draws.ts";
import { insertEntry, withdrawEntry } from "./tables/entries.ts";
import { readPlaces } from "./tables/prizes.ts";
import { type DoublerShop, openDoublerShop } from "./testing/doubler-shop.ts";

let shop: DoublerShop;
let lines = 9_000_000;
const day = 86_400_000;
const paris = "Europe/Paris";

beforeAll(async () => {
  shop = await openDoublerShop();
  shop.services.clock.set("2027-01-05T10:00:00Z");
});
afterAll(() => shop.close());

/** A card as the model has it; `entry` is what was on it when it joined this month's draw. */
interface ModelCard {
  id: number;
  balance: number;
  bad: boolean;
  entry: { id: number; balance: number } | undefined;
}

type Step = { what: "enter" | "withdraw" | "spend" | "block" | "expire"; card: number };
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    what: fc.constantFrom("enter", "enter", "enter", "withdraw", "spend", "block", "expire" as const),
    card: fc.nat({ max: 3 }),
  }) as fc.Arbitrary<Step>,
  { minLength: 3, maxLength: 12 },
);

const enter = (card: ModelCard, draw: string): Promise<number> =>
  inTransaction(shop.services.pool, (client) => {
    const receipt = newReceipt({ draw, lastDigits: "0000", balance: card.balance });
    const enteredAt = shop.services.clock.now();
    const entry = { draw, card: card.id, balance: card.balance, hash: entryHash(receipt), enteredAt };
    const entrant = { email: `zoe.${card.id}@example.org`, language: "fr" as const, receipt };
    return insertEntry(client, entry, entrant, shop.services.environment);
  });

const spend = async (card: ModelCard): Promise<void> => {
  lines += 1;
  const entries = [
    { account: card.id, amount: -card.balance },
    { account: "REDEMPTIONS_PAYABLE" as const, amount: card.balance },
  ];
  const posting = { kind: "SPEND", businessKey: `${lines}`, ...terms, entries };
  await inTransaction(shop.services.pool, (client) => postTransaction(client, posting));
};

/** Does to the shop and to the model what a step says; what the model knows to be refused is not tried. */
const play = async (card: ModelCard, { what }: Step, draw: string): Promise<void> => {
  const { pool, clock, ownerPool } = shop.services;
  if (what === "enter" && !card.entry && card.balance > 0 && !card.bad)
    card.entry = { id: await enter(card, draw), balance: card.balance };
  if (what === "withdraw" && card.entry) {
    const { id } = card.entry;
    await inTransaction(pool, (client) => withdrawEntry(client, id, clock.now()));
    card.entry = undefined;
  }
  if (what === "spend" && card.balance > 0 && !card.bad) {
    await spend(card);
    card.balance = 0;
  }
  if (what === "block" && !card.bad) {
    await inTransaction(pool, (client) => blockTheseCards(client, [card.id]));
    card.bad = true;
  }
  if (what === "expire" && !card.bad) {
    await ownerPool.query("update gift_card set expires_on = '2020-01-01' where id = $1", [card.id]);
    card.bad = true;
  }
};

const offered = async (draw: string) =>
  (
    await shop.services.pool.query<{ id: string; place: number; value: number }>(
      "select id, place, value from doubler_prize where draw = $1 and state = 'OFFERED'",
      [draw],
    )
  ).rows;
const sums = async (): Promise<Record<string, number>> => {
  const { rows } = await shop.services.pool.query<{ kind: string; sum: number }>(
    "select a.kind, sum(e.amount)::int as sum from ledger_entry e join ledger_account a on a.id = e.account where a.kind like 'PROMOTION%' group by a.kind",
  );
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, sum]));
};

test("whatever is entered, withdrawn, spent, blocked and expired: who is drawn, offered and paid is what a model says", async () => {
  const { services } = shop;
  let given = 0;
  await fc.assert(
    fc.asyncProperty(steps, fc.nat({ max: 4 }), async (played, lapses) => {
      const period = periodAt(services.clock.now(), paris);
      const draw = await openDraw(services.pool, "CBFR", period);
      const cards: ModelCard[] = [];
      for (const value of [2000, 3500, 15_000, 21_000]) {
        lines += 1;
        cards.push({
          id: await issueCard(services, lines, value, "2099-01-01"),
          balance: value,
          bad: false,
          entry: undefined,
        });
      }
      for (const step of played) await play(cards[step.card] as ModelCard, step, draw);
      services.clock.set(new Date(period.closesAt.getTime() + 180_000));
      await shop.run();
      services.clock.set(new Date(period.drawsAt.getTime() + 60_000));
      await shop.run();

      const inIt = cards.filter(({ entry }) => entry);
      const places = await readPlaces(services.pool, draw);
      expect(places.map(({ entry }) => entry).sort()).toEqual(inIt.map(({ entry }) => entry?.id).sort());
      const cardAt = (entry: number) => inIt.find((card) => card.entry?.id === entry);
      for (const { entry, passedOver } of places) {
        const card = cardAt(entry);
        expect(passedOver).toBe(card === undefined || card.bad || card.balance === 0);
      }
      const line = places.filter(({ passedOver }) => !passedOver);
      // Whoever does not claim is passed over in their order,
      // and the next is offered what they had entered with.
      for (const [turn, { place, balance }] of line.entries()) {
        const live = await offered(draw);
        const value = prizeOf(balance, "CBFR");
        expect(live).toEqual([{ id: live[0]?.id, place, value }]);
        if (turn === lapses) {
          const token = tokenOfPrize(services.environment, live[0]?.id ?? "");
          await claimPrize(token, await shop.scope());
          given += value;
          break;
        }
        services.clock.advance(14 * day);
        await shop.run();
      }
      expect(await offered(draw)).toEqual([]);
      const balances = { PROMOTION_BUDGET: 0, PROMOTION_COSTS: 0 - given };
      expect({ PROMOTION_BUDGET: 0, PROMOTION_COSTS: 0, ...(await sums()) }).toEqual(balances);
      services.clock.set(new Date(periodAt(services.clock.now(), paris).closesAt.getTime() + day));
    }),
    { numRuns: 15, includeErrorInReport: true },
  );
  expect(await checkBooks(services.pool, services.log)).toMatchObject({ unbalanced: 0, drifted: 0, overheld: 0 });
  const { rows } = await services.pool.query<{ card: number }>("select card from gift_card_promotion");
  const prizes = await cardsOf(
    services.pool,
    rows.map(({ card }) => card),
  );
  expect(prizes.reduce((sum, { balance }) => sum + balance, 0)).toBe(given);
  expect(prizes.every(({ legalEntity }) => legalEntity === getStorefront("CBFR").legalEntity)).toBe(true);
}, 120_000);
