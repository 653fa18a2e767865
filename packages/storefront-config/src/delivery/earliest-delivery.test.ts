import { expect, test } from "@jest/globals";
import { getStorefront } from "../storefronts/index.ts";
import { earliestDelivery, latestDeliveryDate } from "./earliest-delivery.ts";

const physical = (code: Parameters<typeof getStorefront>[0], now: string) => {
  const { dispatchDate, deliveryDate } = earliestDelivery(getStorefront(code), new Date(now), "PHYSICAL");
  return [dispatchDate, deliveryDate];
};

test("an order at 16:59:59 leaves the same day, one at 17:00:00 the next", () => {
  expect(physical("CBFR", "2026-11-24T16:59:59+01:00")).toEqual(["2026-11-24", "2026-11-25"]);
  expect(physical("CBFR", "2026-11-24T17:00:00+01:00")).toEqual(["2026-11-25", "2026-11-26"]);
});

test("the weekend waits, and Saturday post is a matter of the country", () => {
  expect(physical("CB", "2026-11-20T12:00:00+01:00")).toEqual(["2026-11-20", "2026-11-21"]);
  expect(physical("CBBE", "2026-11-20T12:00:00+01:00")).toEqual(["2026-11-20", "2026-11-23"]);
  expect(physical("CBBE", "2026-11-21T12:00:00+01:00")).toEqual(["2026-11-23", "2026-11-24"]);
});

test("holidays are those of the country", () => {
  expect(physical("CBDE", "2026-12-24T18:00:00+01:00")).toEqual(["2026-12-28", "2026-12-29"]);
  expect(physical("CBUS", "2026-11-26T09:00:00-05:00")).toEqual(["2026-11-27", "2026-11-28"]);
  expect(physical("GCSAE", "2026-05-27T09:00:00+04:00")).toEqual(["2026-06-01", "2026-06-02"]);
});

test("a region keeps its own holidays, and a house may close on a day that is none", () => {
  // Labour Day of New South Wales, and Christmas Eve in Sweden, when the post comes and the warehouse rests.
  expect(physical("CBAU", "2026-10-02T18:00:00+10:00")).toEqual(["2026-10-06", "2026-10-07"]);
  expect(physical("CBSE", "2026-12-23T18:00:00+01:00")).toEqual(["2026-12-28", "2026-12-29"]);
  expect(physical("CBSE", "2026-12-23T12:00:00+01:00")).toEqual(["2026-12-23", "2026-12-24"]);
});

test("the cut-off is counted in the dispatch zone, also on the day the clock changes", () => {
  const { cutOff } = earliestDelivery(getStorefront("CBNZ"), new Date("2026-09-25T06:00:00Z"), "PHYSICAL");
  expect(cutOff.toISOString()).toBe("2026-09-28T04:00:00.000Z");
  const spring = earliestDelivery(getStorefront("CBUS"), new Date("2026-03-06T23:00:00Z"), "PHYSICAL");
  expect(spring.cutOff.toISOString()).toBe("2026-03-09T21:00:00.000Z");
});

test("a digital card is there within the hour", () => {
  const now = new Date("2026-12-25T22:30:00Z");
  expect(earliestDelivery(getStorefront("CBFR"), now, "DIGITAL").by.toISOString()).toBe("2026-12-25T23:30:00.000Z");
});

test("deliveries are planned at most twelve months ahead", () => {
  expect(latestDeliveryDate(getStorefront("CBFR"), new Date("2028-02-29T12:00:00Z"))).toBe("2029-02-28");
});
