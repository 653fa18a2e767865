import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { getStorefront, storefronts } from "../storefronts/index.ts";
import { earliestDelivery } from "./earliest-delivery.ts";
import { type DeliveryPlan, deliveryWindow, dispatchDateOf, planDelivery } from "./planned-delivery.ts";

type Code = Parameters<typeof getStorefront>[0];

const plan = (code: Code, kind: "DIGITAL" | "PHYSICAL", now: string, wish: DeliveryPlan) => {
  const found = planDelivery({ storefront: getStorefront(code), kind, now: new Date(now) }, wish);
  return "fault" in found ? found.fault : [found.planned.at.toISOString(), found.planned.leavesAt.toISOString()];
};

test("a parcel arrives on a day of the post, and leaves on the working day before", () => {
  const now = "2026-11-24T12:00:00+01:00";
  expect(plan("CBDE", "PHYSICAL", now, { date: "2026-12-23" })).toEqual([
    "2026-12-22T23:00:00.000Z",
    "2026-12-21T23:00:00.000Z",
  ]);
  expect(plan("CBDE", "PHYSICAL", now, { date: "2026-11-24" })).toBe("deliveryTooSoon");
  expect(plan("CBDE", "PHYSICAL", now, { date: "2026-11-25" })).toEqual([
    "2026-11-24T23:00:00.000Z",
    "2026-11-23T23:00:00.000Z",
  ]);
  expect(plan("CBDE", "PHYSICAL", "2026-11-24T17:00:00+01:00", { date: "2026-11-25" })).toBe("deliveryTooSoon");
  expect(plan("CBDE", "PHYSICAL", now, { date: "2026-12-25" })).toBe("deliveryDayClosed");
  expect(plan("CBDE", "PHYSICAL", now, { date: "2026-11-29" })).toBe("deliveryDayClosed");
  expect(plan("CBDE", "PHYSICAL", now, { date: "2027-11-25" })).toBe("deliveryTooFar");
});

test("an e-mail goes at any hour to come, in the storefront's zone or in another", () => {
  const now = "2026-11-24T12:30:00+01:00";
  const paris = { date: "2026-11-24", hour: 13 };
  expect(plan("CBFR", "DIGITAL", now, paris)).toEqual(["2026-11-24T12:00:00.000Z", "2026-11-24T12:00:00.000Z"]);
  expect(plan("CBFR", "DIGITAL", now, { ...paris, hour: 12 })).toBe("deliveryTooSoon");
  expect(plan("CBFR", "DIGITAL", now, { ...paris, timeZone: "Pacific/Auckland" })).toBe("deliveryTooSoon");
  expect(plan("CBFR", "DIGITAL", now, { date: "2026-11-25", hour: 7, timeZone: "Asia/Dubai" })).toEqual([
    "2026-11-25T03:00:00.000Z",
    "2026-11-25T03:00:00.000Z",
  ]);
  expect(plan("CBFR", "DIGITAL", now, { date: "2027-11-24", hour: 23 })).toHaveLength(2);
  expect(plan("CBFR", "DIGITAL", now, { date: "2027-11-25", hour: 0 })).toBe("deliveryTooFar");
  expect(plan("CBFR", "DIGITAL", now, { date: "2026-12-25" })).toBe("required");
});

test.each([
  { date: "2026-02-30", hour: 9 },
  { date: "24.12.2026", hour: 9 },
  { date: "2026-12-24", hour: 24 },
  { date: "2026-12-24", hour: 9.5 },
  { date: "2026-12-24", hour: 9, timeZone: "Mars/Olympus" },
])("what is no day, hour or zone is no choice: %j", (wish) => {
  expect(plan("CBFR", "DIGITAL", "2026-11-24T12:30:00+01:00", wish)).toBe("notAnOption");
});

test("an hour that the clock leaves out in spring is the one after it", () => {
  const at = (hour: number) => plan("CBFR", "DIGITAL", "2027-03-01T09:00:00Z", { date: "2027-03-28", hour })[0];
  expect([at(1), at(2), at(3)]).toEqual([
    "2027-03-28T00:00:00.000Z",
    "2027-03-28T01:00:00.000Z",
    "2027-03-28T01:00:00.000Z",
  ]);
});

test("an hour that comes twice in autumn is the first of them", () => {
  const at = (hour: number) => plan("CBFR", "DIGITAL", "2026-10-01T09:00:00Z", { date: "2026-10-25", hour })[0];
  expect([at(1), at(2), at(3)]).toEqual([
    "2026-10-24T23:00:00.000Z",
    "2026-10-25T00:00:00.000Z",
    "2026-10-25T02:00:00.000Z",
  ]);
});

test("the first hour is the next full one, also over the day's end and the clock's change", () => {
  const first = (now: string, timeZone?: string) => {
    const window = deliveryWindow({ storefront: getStorefront("CBFR"), kind: "DIGITAL", now: new Date(now) }, timeZone);
    return window && [window.first, window.firstHour];
  };
  expect(first("2026-11-24T12:00:00+01:00")).toEqual(["2026-11-24", 13]);
  expect(first("2026-11-24T23:59:00+01:00")).toEqual(["2026-11-25", 0]);
  expect(first("2027-03-28T01:30:00+01:00")).toEqual(["2027-03-28", 3]);
  expect(first("2026-11-24T12:00:00+01:00", "Asia/Dubai")).toEqual(["2026-11-24", 16]);
  expect(first("2026-11-24T12:00:00+01:00", "Mars/Olympus")).toBeUndefined();
});

test("the window offers exactly the days that are taken, in every storefront", () => {
  const moment = fc.date({
    min: new Date("2026-01-01T00:00:00Z"),
    max: new Date("2028-12-31T00:00:00Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(fc.constantFrom(...storefronts), moment, fc.nat(370), (storefront, now, ahead) => {
      const context = { storefront, kind: "PHYSICAL" as const, now };
      const window = deliveryWindow(context);
      if (window === undefined) throw new Error("No window.");
      expect(window.first).toBe(earliestDelivery(storefront, now, "PHYSICAL").deliveryDate);
      const date = new Date(now.getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
      const offered = date >= window.first && date <= window.last && !window.closed.includes(date);
      const judged = planDelivery(context, { date });
      expect("planned" in judged).toBe(offered);
      if ("planned" in judged) {
        const dispatch = dispatchDateOf(storefront, judged.planned.at);
        expect(dispatch < date).toBe(true);
        expect(judged.planned.leavesAt.getTime()).toBeLessThan(judged.planned.at.getTime());
      }
    }),
    { numRuns: 60 },
  );
});

test("what is ordered without a wish leaves on the day that its promise says", () => {
  for (const storefront of storefronts) {
    for (let day = 0; day < 60; day += 1) {
      const now = new Date(Date.parse("2026-11-24T12:00:00Z") + day * 86_400_000);
      const { dispatchDate, deliveryDate } = earliestDelivery(storefront, now, "PHYSICAL");
      const judged = planDelivery({ storefront, kind: "PHYSICAL", now }, { date: deliveryDate });
      if ("fault" in judged) throw new Error(`${storefront.code} ${deliveryDate} ${judged.fault}`);
      expect(dispatchDateOf(storefront, judged.planned.at)).toBe(dispatchDate);
    }
  }
});
