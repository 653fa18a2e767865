import { expect, test } from "@jest/globals";
import { writtenDay, writtenPlan } from "./written-day.ts";

test.each([
  ["2026-12-24", "fr-FR", { date: "2026-12-24" }],
  ["24.12.2026", "de-DE", { date: "2026-12-24" }],
  ["24/12/2026 18:00", "fr-FR", { date: "2026-12-24", hour: 18 }],
  ["24/12/2026 18h", "fr-FR", { date: "2026-12-24", hour: 18 }],
  ["12/24/2026", "en-US", { date: "2026-12-24" }],
  ["4.1.2027 9:00", "de-DE", { date: "2027-01-04", hour: 9 }],
  ["٢٠٢٦-١٢-٢٤", "ar-AE", { date: "2026-12-24" }],
  ["2026-12-24 18:00 America/New_York", "fr-FR", { date: "2026-12-24", hour: 18, timeZone: "America/New_York" }],
])("%s in %s", (written, locale, plan) => {
  expect(writtenPlan(written, locale)).toEqual(plan);
});

test("what is no day is none", () => {
  for (const text of ["Noël", "24.12.", "2026-12-24 abends", "1/2/26"])
    expect(writtenPlan(text, "fr-FR")).toBeUndefined();
});

test("a day that was chosen is read as it was", () => {
  const plan = { date: "2026-12-24", hour: 7, timeZone: "Europe/Paris" };
  expect(writtenPlan(writtenDay(plan), "en-US")).toEqual(plan);
  expect(writtenPlan(writtenDay({ date: "2026-12-24" }), "en-US")).toEqual({ date: "2026-12-24" });
});
