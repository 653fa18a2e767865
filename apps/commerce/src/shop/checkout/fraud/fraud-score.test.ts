import { expect, test } from "@jest/globals";
import { fraudScore, type Signals } from "./fraud-score.ts";

const day = 86_400_000;
const usual: Signals = {
  knownFor: 30 * day,
  cards: 1,
  total: 5000,
  muchAbove: 30_000,
  country: undefined,
  expectedCountries: ["FR", "BE"],
};

test.each<[string, Partial<Signals>, string, number, string[]]>([
  ["a card of a known browser", {}, "PASS", 0, []],
  ["a card of a new browser", { knownFor: 0 }, "PASS", 15, ["newDevice"]],
  ["a browser that was new yesterday", { knownFor: day }, "PASS", 0, []],
  ["ten cards", { cards: 10 }, "PASS", 0, []],
  ["eleven cards", { cards: 11 }, "PASS", 25, ["manyCards"]],
  ["exactly twice what is much", { total: 60_000 }, "PASS", 0, []],
  ["more than twice what is much", { total: 60_001 }, "PASS", 25, ["highSum"]],
  ["much, from a new browser", { total: 60_001, knownFor: 0 }, "AUTHENTICATE", 40, ["newDevice", "highSum"]],
  ["very much", { total: 150_001 }, "AUTHENTICATE", 50, ["highSum", "veryHighSum"]],
  [
    "very much, from a new browser",
    { total: 150_001, knownFor: 0 },
    "DELAY",
    65,
    ["newDevice", "highSum", "veryHighSum"],
  ],
  [
    "many cards for much, from a new browser",
    { total: 70_000, knownFor: 0, cards: 20 },
    "DELAY",
    65,
    ["newDevice", "manyCards", "highSum"],
  ],
  ["a buyer in a country of delivery", { country: "BE" }, "PASS", 0, []],
  ["a buyer elsewhere", { country: "US" }, "PASS", 30, ["otherCountry"]],
  [
    "a buyer elsewhere, in a new browser",
    { country: "US", knownFor: 0 },
    "AUTHENTICATE",
    45,
    ["newDevice", "otherCountry"],
  ],
  [
    "many cards for much, elsewhere",
    { country: "US", cards: 11, total: 60_001 },
    "DELAY",
    80,
    ["manyCards", "highSum", "otherCountry"],
  ],
])("%s", (_, over, outcome, score, reasons) => {
  expect(fraudScore({ ...usual, ...over })).toEqual({ outcome, score, reasons });
});

test("more of anything never scores less", () => {
  const scoreOf = (over: Partial<Signals>) => fraudScore({ ...usual, ...over }).score;
  for (let cards = 1; cards < 30; cards += 1)
    expect(scoreOf({ cards: cards + 1 })).toBeGreaterThanOrEqual(scoreOf({ cards }));
  for (let total = 0; total < 300_000; total += 10_000)
    expect(scoreOf({ total: total + 10_000 })).toBeGreaterThanOrEqual(scoreOf({ total }));
});
