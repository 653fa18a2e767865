import { expect, test } from "@jest/globals";
import { periodAt } from "./period.ts";

const paris = "Europe/Paris";
const at = (moment: string, zone = paris) => {
  const { month, opensAt, closesAt, drawsAt } = periodAt(new Date(moment), zone);
  return [month, opensAt.toISOString(), closesAt.toISOString(), drawsAt.toISOString()];
};

test("the last millisecond of Sunday is in, and midnight is the next month's", () => {
  const december = ["2026-12", "2026-11-01T23:00:00.000Z", "2026-12-06T23:00:00.000Z", "2026-12-07T11:00:00.000Z"];
  expect(at("2026-12-06T22:59:59.999Z")).toEqual(december);
  expect(at("2026-12-06T23:00:00.000Z")).toEqual([
    "2027-01",
    "2026-12-06T23:00:00.000Z",
    "2027-01-03T23:00:00.000Z",
    "2027-01-04T11:00:00.000Z",
  ]);
  expect(at("2026-11-02T00:00:00Z")).toEqual(december);
});

test("where the first Monday is the first of the month", () => {
  expect(at("2027-02-01T05:00:00Z")[0]).toBe("2027-03");
  expect(at("2027-01-31T22:59:59.999Z")[0]).toBe("2027-02");
  expect(at("2027-01-31T23:00:00Z")[0]).toBe("2027-03");
});

test("the draw is at twelve by the clock there, however the clock was moved since the period began", () => {
  // Summer time ends on 25 October 2026, and began on 29 March.
  expect(at("2026-10-20T10:00:00Z").slice(1)).toEqual([
    "2026-10-04T22:00:00.000Z",
    "2026-11-01T23:00:00.000Z",
    "2026-11-02T11:00:00.000Z",
  ]);
  expect(at("2026-03-20T10:00:00Z").slice(1)).toEqual([
    "2026-03-01T23:00:00.000Z",
    "2026-04-05T22:00:00.000Z",
    "2026-04-06T10:00:00.000Z",
  ]);
});

test("a Sunday on which the clock is moved ends at its own midnight", () => {
  // In Santiago summer time begins at midnight of Sunday 6 September 2026, which has 23 hours.
  const santiago = "America/Santiago";
  expect(at("2026-09-07T02:59:59.999Z", santiago)[0]).toBe("2026-09");
  expect(at("2026-09-07T03:00:00Z", santiago)[0]).toBe("2026-10");
  expect(at("2026-09-01T12:00:00Z", santiago)[3]).toBe("2026-09-07T15:00:00.000Z");
});

test("every moment of twelve years belongs to one period, and the periods follow one another", () => {
  let before = periodAt(new Date("2026-01-01T00:00:00Z"), paris);
  for (let moment = before.closesAt; moment < new Date("2038-01-01T00:00:00Z"); ) {
    const next = periodAt(moment, paris);
    expect(next.opensAt).toEqual(before.closesAt);
    expect(periodAt(new Date(next.closesAt.getTime() - 1), paris)).toEqual(next);
    expect(next.drawsAt.getTime() - next.closesAt.getTime()).toBe(12 * 3_600_000);
    before = next;
    moment = next.closesAt;
  }
});
