import { expect, test } from "@jest/globals";
import { storefronts } from "../storefronts/index.ts";
import { cardMonths, cardValidityOf } from "./card-validity.ts";

test("what changes holds for cards that are activated from its day on", () => {
  const rows = [
    { from: "2020-01-01", months: 24 },
    { from: "2027-03-01", months: 36 },
    { from: "2030-01-01", months: 60 },
  ];
  const days = ["2019-12-31", "2027-02-28", "2027-03-01", "2029-12-31", "2030-01-01"];
  expect(days.map((day) => cardMonths(rows, day))).toEqual([24, 24, 36, 36, 60]);
});

test("each company has rows of its own, in order", () => {
  for (const { legalEntity, cardValidity } of storefronts) {
    expect(cardValidity).toBe(cardValidityOf(legalEntity));
    const days = cardValidity.map(({ from }) => from);
    expect(days).toEqual([...new Set(days)].sort());
    for (const { from, months } of cardValidity) {
      expect(from).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(months).toBeGreaterThanOrEqual(24);
    }
  }
});

test("a company without rows issues nothing", () => {
  expect(() => cardValidityOf("Nobody Ltd")).toThrow("Nobody Ltd");
});
