import { expect, test } from "@jest/globals";
import type { Queryable } from "../../platform/database/index.ts";
import { readEnvironment } from "../../platform/environment.ts";
import { type CardToIssue, issueCards } from "./index.ts";

const policy = {
  storefront: "CBFR",
  group: "CB" as const,
  legalEntity: "Test SAS",
  currency: "EUR",
  activatedAt: new Date(0),
  expiresOn: "2028-11-23",
};
const look = { title: "Café", imageUrl: "/media/a.svg", imageAlt: "Café", backgroundColor: "#fff" };

/**
 * Issues cards of one line, the first of which meets a number that
 * is taken; answers how often it was looked which card one is.
 */
const looksFor = async (count: number): Promise<number> => {
  let looks = 0;
  const counted = <Card extends object>(card: Card, n: number): Card & { n: number } =>
    Object.defineProperty(card as Card & { n: number }, "n", {
      get: () => {
        looks += 1;
        return n;
      },
    });
  const cards = Array.from({ length: count }, (_, n): CardToIssue => counted({ orderLine: 1, value: 5, ...look }, n));
  const asked: number[] = [];
  const query = async ({ values }: { values: unknown[] }) => {
    const positions = values[8] as number[];
    asked.push(positions.length);
    const made = asked.length === 1 ? positions.slice(1) : positions;
    return { rows: made.map((n) => counted({ id: n, orderLine: 1, value: 5 }, n)) };
  };
  const issued = await issueCards({ query } as unknown as Queryable, cards, policy, readEnvironment({}));
  expect(asked).toEqual([count, 1]);
  const looked = looks;
  expect(issued.map(({ n }) => n).sort((one, other) => one - other)).toEqual(cards.map((_, n) => n));
  return looked;
};

test("a card whose number is taken is tried again alone, and is found among all others without comparing each with each", async () => {
  expect((await looksFor(400)) / (await looksFor(100))).toBeLessThan(5);
});
