import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { usePassed } from "./use-passed.ts";

const moment = "2026-11-23T17:00:00Z";
const next = "2026-11-24T17:00:00Z";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const openAt = (time: string) => {
  jest.setSystemTime(new Date(time));
  const onPassed = jest.fn();
  const hook = renderHook((given: string | null) => usePassed(given, onPassed), {
    initialProps: moment as string | null,
  });
  return { ...hook, onPassed };
};
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

test("it passes when the clock says so, and is told once", async () => {
  const { result, onPassed } = openAt("2026-11-23T16:55:00Z");
  await pass(299);
  expect([result.current, onPassed.mock.calls.length]).toEqual([false, 0]);
  await pass(1);
  expect([result.current, onPassed.mock.calls.length]).toEqual([true, 1]);
});

test("another moment has not passed, and ends the telling", async () => {
  const { result, rerender, onPassed } = openAt("2026-11-23T17:00:00Z");
  expect(result.current).toBe(true);
  rerender(next);
  expect(result.current).toBe(false);
  await pass(600);
  expect(onPassed).toHaveBeenCalledTimes(1);
});

test("while no other moment comes it is told again, less and less often", async () => {
  const { onPassed } = openAt("2026-11-23T17:00:00Z");
  await pass(20);
  expect(onPassed).toHaveBeenCalledTimes(2);
  await pass(3600);
  expect(onPassed.mock.calls.length).toBeLessThan(10);
});

test("a tab that is shown again looks at once, though its timers stood still", async () => {
  const { result, onPassed } = openAt("2026-11-23T16:00:00Z");
  jest.setSystemTime(new Date("2026-11-23T18:00:00Z"));
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect([result.current, onPassed.mock.calls.length]).toEqual([true, 1]);
});

test("without a moment nothing passes", async () => {
  const { result, rerender, onPassed } = openAt("2026-11-23T16:00:00Z");
  rerender(null);
  await pass(7200);
  expect([result.current, onPassed.mock.calls.length]).toEqual([false, 0]);
});
