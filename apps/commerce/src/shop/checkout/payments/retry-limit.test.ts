import { expect, test } from "@jest/globals";
import { retryAfter } from "./retry-limit.ts";

const at = (time: string) => new Date(`2026-11-${time}Z`);
const tries = (...times: string[]) => times.map((time) => ({ createdAt: at(time) }));

test("five tries in 24 hours are too many until the first of them is a day old", () => {
  const five = tries("23T09:00:00", "23T10:00:00", "23T11:00:00", "23T12:00:00", "23T13:00:00");
  expect(retryAfter(five.slice(1), at("23T14:00:00"))).toBeUndefined();
  expect(retryAfter(five, at("23T14:00:00"))).toEqual(at("24T09:00:00"));
  expect(retryAfter(five, at("24T08:59:59.999"))).toEqual(at("24T09:00:00"));
  expect(retryAfter(five, at("24T09:00:00"))).toBeUndefined();
});

test("tries of the day before count for nothing, and the clocks of two machines may differ", () => {
  const six = tries("22T09:00:00", "23T10:00:02", "23T10:00:01", "23T11:00:00", "23T12:00:00", "23T13:00:00");
  expect(retryAfter(six, at("23T14:00:00"))).toEqual(at("24T10:00:01"));
});
