import { createTranslate } from "@giftshop/messages";
import { expect, jest, test } from "@jest/globals";
import { firstDraft } from "../buy/draft.ts";
import { digitalOffer } from "../buy/fixtures.ts";
import en from "../product-dialogs/messages/en.json" with { type: "json" };

jest.unstable_mockModule("../product-dialogs/late-words.ts", () => ({
  lateWords: async () => createTranslate("en", en),
  languageOfPage: () => "en",
}));
const { judgeRows, withRefusals } = await import("./judge-rows.ts");
const { readTable } = await import("./read-table.ts");
jest.setTimeout(20_000);

const draft = firstDraft([digitalOffer]);
if (!draft) throw new Error("Nothing is sold.");
const dayFault = "not that day";
const judge = (table: string) => judgeRows(readTable(table, "DIGITAL"), draft, digitalOffer, dayFault);

test("eleven bad rows are named one by one, and no good one is lost", async () => {
  const good = Array.from({ length: 9 }, (_, n) => `N${n},Petit,n${n}@example.org,Bravo,50,`);
  const bad = [
    ",Petit,a@example.org,,50,",
    "Zoé 🎁,Petit,a@example.org,,50,",
    "Zoé,Petit,,,50,",
    "Zoé,Petit,zoe,,50,",
    "Zoé,Petit,zoe@,,50,",
    "Zoé,Petit,zoe@example.org,🎁,50,",
    `Zoé,Petit,zoe@example.org,${"a".repeat(151)},50,`,
    "Zoé,Petit,zoe@example.org,,9,",
    "Zoé,Petit,zoe@example.org,,251,",
    "Zoé,Petit,zoe@example.org,,12.50,",
    "Zoé,Petit,zoe@example.org,,50,24/12/2026",
  ];
  const judged = await judge([...good, ...bad].join("\n"));
  expect(judged).toHaveLength(20);
  expect(judged.slice(0, 9).every(({ input, problems }) => input && problems.length === 0)).toBe(true);
  const faulty = judged.slice(9);
  expect(faulty.map(({ problems }) => problems.length > 0)).toEqual(bad.map(() => true));
  expect(faulty.every(({ input }) => input === undefined)).toBe(true);
  expect(faulty.at(-1)?.problems).toEqual([dayFault]);
  expect(judged[0]?.input).toMatchObject({
    value: 5000,
    message: "Bravo",
    recipient: { name: "N0", lastName: "Petit" },
  });
});

test("what a row leaves out is as it was chosen on the page; five hundred are judged within two seconds", async () => {
  const began = performance.now();
  const judged = await judge(Array.from({ length: 500 }, (_, n) => `N${n},,n${n}@example.org,,,`).join("\n"));
  expect(performance.now() - began).toBeLessThan(2000);
  expect(judged[499]?.input).toMatchObject({ value: draft.value, recipient: { email: "n499@example.org" } });
});

test("what commerce refuses stands at its row, the rest at the table", async () => {
  const judged = await judge("Zoé,,zoe@example.org\nMax,,max@example.org");
  const { rows, other } = await withRefusals(
    judged,
    [
      { code: 2015, referencedRequestParameter: "input.packages.1.value" },
      { code: 2060, referencedRequestParameter: "input.packages.0.deliveryDate.date" },
      { code: 2039, referencedRequestParameter: "input" },
    ],
    digitalOffer,
    dayFault,
  );
  expect(rows.map(({ problems }) => problems.length)).toEqual([1, 1]);
  expect(rows[0]?.problems).toEqual([dayFault]);
  expect(other).toHaveLength(1);
});
