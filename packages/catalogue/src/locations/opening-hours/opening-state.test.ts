import { expect, test } from "@jest/globals";
import { type Opening, openingState } from "./opening-state.ts";

const every = (days: readonly number[], opens: string, closes: string): Opening[] =>
  days.map((dayOfWeek) => ({ dayOfWeek, opens, closes }));
const shop = [...every([1, 2, 3, 4, 5], "09:00", "12:30"), ...every([1, 2, 3, 4, 5], "14:00", "18:00")];
const at = (hours: readonly Opening[], moment: string, timeZone = "Europe/Paris") =>
  openingState(hours, timeZone, Date.parse(moment));

test.each([
  // 18 November 2026 is a Wednesday; Paris is an hour ahead of UTC.
  ["in the morning", "2026-11-18T09:00:00Z", { open: true, closes: "12:30" }],
  ["at the minute it opens", "2026-11-18T08:00:00Z", { open: true, closes: "12:30" }],
  ["at the minute it closes", "2026-11-18T17:00:00Z", { open: false, opens: "09:00", dayOfWeek: 4, daysAhead: 1 }],
  ["before it opens", "2026-11-18T05:00:00Z", { open: false, opens: "09:00", dayOfWeek: 3, daysAhead: 0 }],
  ["over lunch", "2026-11-18T12:00:00Z", { open: false, opens: "14:00", dayOfWeek: 3, daysAhead: 0 }],
  ["on a Saturday", "2026-11-21T10:00:00Z", { open: false, opens: "09:00", dayOfWeek: 1, daysAhead: 2 }],
  // In Paris it is past midnight, and Thursday.
  ["where the day began already", "2026-11-18T23:30:00Z", { open: false, opens: "09:00", dayOfWeek: 4, daysAhead: 0 }],
])("a shop %s", (_, moment, state) => {
  expect(at(shop, moment)).toEqual(state);
});

test("the clock is that of the place, in summer too", () => {
  expect(at(shop, "2026-07-15T07:30:00Z")).toEqual({ open: true, closes: "12:30" });
  expect(at(shop, "2026-11-18T07:30:00Z")).toMatchObject({ open: false });
  expect(at(shop, "2026-11-17T23:30:00Z", "Australia/Sydney")).toEqual({ open: true, closes: "12:30" });
});

test("a bar that closes after midnight is open into the next day, over the end of the week too", () => {
  const bar = every([5, 6, 7], "20:00", "02:00");
  expect(at(bar, "2026-11-21T00:30:00Z")).toEqual({ open: true, closes: "02:00" });
  expect(at(bar, "2026-11-23T00:30:00Z")).toEqual({ open: true, closes: "02:00" });
  expect(at(bar, "2026-11-23T01:30:00Z")).toEqual({ open: false, opens: "20:00", dayOfWeek: 5, daysAhead: 4 });
});

test("spans that touch are one", () => {
  const station = [...every([1], "06:00", "24:00"), ...every([2], "00:00", "03:00")];
  expect(at(station, "2026-11-16T20:00:00Z")).toEqual({ open: true, closes: "03:00" });
  expect(at(every([1, 2, 3, 4, 5, 6, 7], "00:00", "24:00"), "2026-11-16T20:00:00Z")).toEqual({ open: true });
  expect(at(every([1, 2, 3, 4, 5, 6, 7], "00:00", "00:00"), "2026-11-16T20:00:00Z")).toEqual({ open: true });
});

test("on its one day of the week, after it closed, the next is in seven days", () => {
  expect(at(every([3], "09:00", "10:00"), "2026-11-18T10:00:00Z")).toEqual({
    open: false,
    opens: "09:00",
    dayOfWeek: 3,
    daysAhead: 7,
  });
});

test("nothing is claimed where no hours are known", () => {
  expect(at([], "2026-11-18T10:00:00Z")).toBeUndefined();
});
