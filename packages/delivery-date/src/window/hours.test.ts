import { expect, test } from "@jest/globals";
import { hoursOf, hourText, suggestedHour } from "./hours.ts";

const days = { first: "2026-11-24", firstHour: 22 };

test("on the first day only the hours that are left, on others all of them", () => {
  expect(hoursOf(days, "2026-11-24")).toEqual([22, 23]);
  expect(hoursOf(days, "2026-11-25")).toHaveLength(24);
});

test("a day begins at nine, or with what is left of it", () => {
  expect(suggestedHour(days, "2026-11-24")).toBe(22);
  expect(suggestedHour(days, "2026-11-25")).toBe(9);
});

test("an hour is told by the clock of the language", () => {
  expect(hourText(18, "de-DE")).toBe("18:00");
  expect(hourText(18, "en-US")).toMatch(/^6:00\sPM$/u);
});
