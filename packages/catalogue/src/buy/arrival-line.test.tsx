import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, render } from "@testing-library/react";
import type { Arrival } from "../arrival/arrival-text.ts";
import { physicalOffer } from "./fixtures.ts";

const freshArrival = jest.fn<(path: string, arrival: Arrival) => Promise<Arrival | undefined>>();
jest.unstable_mockModule("./fresh-arrival.ts", () => ({ freshArrival }));
const { ArrivalLine } = await import("./arrival-line.tsx");

const { arrival } = physicalOffer;
const nextDay: Arrival = {
  ...arrival,
  earliestArrival: "2026-11-25T00:00:00Z",
  orderBefore: "2026-11-24T17:00:00Z",
};

const openAt = async (time: string) => {
  jest.setSystemTime(new Date(time));
  const { container } = render(<ArrivalLine arrival={arrival} path="apple" />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  return container;
};
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => {
  jest.useFakeTimers();
  freshArrival.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
});

test("a page that is open over the cut-off says the next day, and asks for it once", async () => {
  freshArrival.mockResolvedValue(nextDay);
  const line = await openAt("2026-11-23T16:59:20Z");
  expect([freshArrival.mock.calls.length, line.textContent]).toEqual([0, ""]);
  await pass(45);
  await pass(60);
  expect(freshArrival).toHaveBeenCalledTimes(1);
  expect(line.textContent).toMatch(/^order within 23\s.+ delivery Wednesday,?\s25/u);
});

test("an answer that is lost is asked for again", async () => {
  freshArrival.mockRejectedValueOnce(new Error("offline")).mockResolvedValue(nextDay);
  const line = await openAt("2026-11-23T17:00:00Z");
  expect(line.textContent).toBe("");
  await pass(40);
  expect([freshArrival.mock.calls.length, line.textContent]).toEqual([2, expect.stringContaining("Wednesday")]);
});

test("a clock that is ahead of the shop's gets the next day in the end, and asks less and less often", async () => {
  freshArrival.mockResolvedValue({ ...arrival });
  const line = await openAt("2026-11-23T17:00:00Z");
  await pass(600);
  expect(freshArrival.mock.calls.length).toBeLessThan(8);
  freshArrival.mockResolvedValue(nextDay);
  await pass(700);
  expect(line.textContent).toContain("Wednesday");
});
