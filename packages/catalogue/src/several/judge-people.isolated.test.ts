import { createTranslate } from "@giftshop/messages";
import { expect, jest, test } from "@jest/globals";
import { firstDraft } from "../buy/draft/draft.ts";
import { digitalOffer } from "../buy/fixtures.ts";
import en from "../product-dialogs/messages/en.json" with { type: "json" };

jest.unstable_mockModule("../product-dialogs/late-words.ts", () => ({
  lateWords: async () => createTranslate("en", en),
  languageOfPage: () => "en",
}));
const { judgePeople, refusalsOf } = await import("./judge-people.ts");
const { readTable } = await import("./read-table.ts");
jest.setTimeout(20_000);

const draft = firstDraft([digitalOffer]);
if (!draft) throw new Error("Nothing is sold.");
const dayFault = "not that day";
const judge = (table: string) => judgePeople(readTable(table, "DIGITAL"), draft, digitalOffer, dayFault);

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
    "Zoé,Petit,zoe@example.org,,50,Noël",
  ];
  const judged = await judge([...good, ...bad].join("\n"));
  expect(judged).toHaveLength(20);
  expect(judged.slice(0, 9).every(({ input, problems }) => input && Object.keys(problems).length === 0)).toBe(true);
  const faulty = judged.slice(9);
  expect(faulty.map(({ problems }) => Object.keys(problems).length > 0)).toEqual(bad.map(() => true));
  expect(faulty.every(({ input }) => input === undefined)).toBe(true);
  expect(faulty.at(-1)?.problems).toEqual({ form: dayFault });
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
  const people = readTable("Zoé,,zoe@example.org\nMax,,max@example.org", "DIGITAL");
  const { refused, other } = await refusalsOf(
    people,
    [
      { code: 2015, referencedRequestParameter: "input.packages.1.value" },
      { code: 2060, referencedRequestParameter: "input.packages.0.deliveryDate.date" },
      { code: 2039, referencedRequestParameter: "input" },
    ],
    digitalOffer,
    dayFault,
  );
  expect(people.map((person) => Object.keys(refused.get(person) ?? {}))).toEqual([["form"], ["value"]]);
  expect(refused.get(people[0] as (typeof people)[number])).toEqual({ form: dayFault });
  expect(Object.keys(other)).toEqual(["form"]);
});
