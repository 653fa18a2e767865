import { expect, test } from "@jest/globals";
import { type Arrival, arrivalText } from "./arrival-text.ts";
import { timeLeft } from "./time-left.ts";

const post = (locale: string): Arrival => ({
  locale,
  timeZone: "Europe/Paris",
  earliestArrival: "2026-11-23T23:00:00Z",
  orderBefore: "2026-11-23T16:00:00Z",
  texts: { withinHour: "within the hour", on: "delivery {day}", countdown: "order within {time}, delivery {day}" },
});

test("a cached page names the day, whatever the hour it is read", () => {
  expect(arrivalText(post("en-GB"))).toBe("delivery Tuesday 24\u00A0November");
});

test("the browser counts down and speaks of tomorrow by the calendar of the dispatch", () => {
  expect(arrivalText(post("en-GB"), new Date("2026-11-23T13:45:30Z"))).toBe(
    "order within 2\u00a0hrs 14\u00a0mins, delivery tomorrow",
  );
});

test("tomorrow is a matter of the dispatch's calendar, not of 24 hours", () => {
  expect(arrivalText(post("en-GB"), new Date("2026-11-22T22:59:00Z"))).toMatch(/Tuesday 24\u00A0November$/);
  expect(arrivalText(post("en-GB"), new Date("2026-11-22T23:01:00Z"))).toMatch(/tomorrow$/);
});

test("Arabic pages use Western digits, as the shop's prices do", () => {
  expect(arrivalText(post("ar-AE"), new Date("2026-11-23T13:45:30Z"))).toMatch(/2|14/);
});

test("a promise that has run out is not made: at the cut-off itself it is too late", () => {
  expect(arrivalText(post("en-GB"), new Date("2026-11-23T16:00:00Z"))).toBeUndefined();
});

test("a digital card needs no clock", () => {
  const { orderBefore: _, ...digital } = post("en-GB");
  expect(arrivalText(digital, new Date())).toBe("within the hour");
});

test.each([
  ["2026-11-23T13:59:00Z", "1\u00a0min"],
  ["2026-11-23T13:59:01Z", undefined],
  ["2026-11-23T12:00:00Z", "2\u00a0hrs"],
  ["2026-11-21T13:00:00Z", "2\u00a0days 1\u00a0hr"],
])("time left at %s is %s", (now, expected) => {
  expect(timeLeft("2026-11-23T14:00:00Z", new Date(now), "en-GB")).toBe(expected);
});
