import { expect, test } from "@jest/globals";
import { readDay } from "./read-day.ts";

test.each([
  ["2026-12-24", "DE", "2026-12-24"],
  ["24.12.2026", "DE", "2026-12-24"],
  ["24/12/2026", "FR", "2026-12-24"],
  ["1. 2. 2027", "PL", "2027-02-01"],
  ["12/24/2026", "US", "2026-12-24"],
])("%s in %s is a day", (text, country, date) => {
  expect(readDay(text, country)).toBe(date);
});

test.each(["31.02.2027", "12/24/2026", "soon", "24.12.26"])("%s is none in Germany", (text) => {
  expect(readDay(text, "DE")).toBe(undefined);
});
