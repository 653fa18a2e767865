import { expect, test } from "@jest/globals";
import { nearDays, nearDayText, todayIn } from "./near-days.ts";

const days = { first: "2026-11-26", last: "2027-11-26", closed: [] as string[] };

test("the next three days and the Saturday after them are offered, closed ones passed over", () => {
  expect(nearDays(days)).toEqual(["2026-11-26", "2026-11-27", "2026-11-28", "2026-12-05"]);
  expect(nearDays({ ...days, first: "2026-11-23", closed: ["2026-11-24"] })).toEqual([
    "2026-11-23",
    "2026-11-25",
    "2026-11-26",
    "2026-11-28",
  ]);
});

test("no day beyond the last one is offered, and none where all are closed", () => {
  expect(nearDays({ ...days, last: "2026-11-27" })).toEqual(["2026-11-26", "2026-11-27"]);
  expect(nearDays({ ...days, last: "2026-11-27", closed: ["2026-11-26", "2026-11-27"] })).toEqual([]);
});

test.each([
  ["2026-11-26", "en-GB", "Today"],
  ["2026-11-27", "de-DE", "Morgen"],
  ["2026-11-27", "fr-FR", "Demain"],
  ["2026-11-27", "ar-AE", "غدًا"],
  ["2026-12-05", "en-GB", "Sat 5 Dec"],
])("%s in %s is said as %s", (date, locale, text) => {
  expect(nearDayText(date, "2026-11-26", locale).replace(",", "")).toBe(text);
});

test("which day it is depends on the zone", () => {
  const now = new Date("2026-11-26T23:30:00Z");
  expect([todayIn("Europe/London", now), todayIn("Asia/Dubai", now)]).toEqual(["2026-11-26", "2026-11-27"]);
});
