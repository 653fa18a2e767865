import { expect, test } from "@jest/globals";
import { getStorefront } from "../storefronts/index.ts";
import { arrivalOfPosted, isOverdue } from "./posted.ts";

type Code = Parameters<typeof getStorefront>[0];

const arrival = (code: Code, now: string) => arrivalOfPosted(getStorefront(code), new Date(now)).toISOString();
const overdue = (code: Code, dispatchDate: string, now: string) =>
  isOverdue(getStorefront(code), dispatchDate, new Date(now));

test("what was posted arrives on the next day on which the post comes, whatever the hour", () => {
  expect(arrival("CBFR", "2026-11-24T09:00:00+01:00")).toBe("2026-11-24T23:00:00.000Z");
  expect(arrival("CBFR", "2026-11-24T23:59:59+01:00")).toBe("2026-11-24T23:00:00.000Z");
  expect(arrival("CB", "2026-11-20T18:00:00+01:00")).toBe("2026-11-20T23:00:00.000Z");
  expect(arrival("CBBE", "2026-11-20T18:00:00+01:00")).toBe("2026-11-22T23:00:00.000Z");
  expect(arrival("CBDE", "2026-12-24T12:00:00+01:00")).toBe("2026-12-27T23:00:00.000Z");
});

test("a parcel is overdue once the working day after its own is over", () => {
  expect(overdue("CBFR", "2026-11-24", "2026-11-25T23:59:59+01:00")).toBe(false);
  expect(overdue("CBFR", "2026-11-24", "2026-11-26T00:00:00+01:00")).toBe(true);
});

test("neither weekend nor holiday make it late", () => {
  expect(overdue("CBFR", "2026-11-20", "2026-11-23T23:59:59+01:00")).toBe(false);
  expect(overdue("CBFR", "2026-11-20", "2026-11-24T00:00:00+01:00")).toBe(true);
  expect(overdue("CBDE", "2026-12-24", "2026-12-28T23:59:59+01:00")).toBe(false);
  expect(overdue("CBDE", "2026-12-24", "2026-12-29T00:00:00+01:00")).toBe(true);
});
