/** What a test of the light runner gets where it imports `@jest/globals`. */
import { mocks, timers } from "./worker.ts";

const globals = globalThis as unknown as typeof import("@jest/globals");

export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } = globals;

/** What the light runner can do; a module is not mocked in a graph that other files use too. */
export const jest = {
  fn: mocks.fn.bind(mocks),
  spyOn: mocks.spyOn.bind(mocks),
  replaceProperty: mocks.replaceProperty.bind(mocks),
  mocked: <Source>(source: Source): Source => source,
  clearAllMocks: () => mocks.clearAllMocks(),
  restoreAllMocks: () => mocks.restoreAllMocks(),
  useFakeTimers: (options?: Parameters<typeof timers.useFakeTimers>[0]) => timers.useFakeTimers(options),
  useRealTimers: () => timers.useRealTimers(),
  setSystemTime: (now?: number | Date) => timers.setSystemTime(now),
  runAllTimers: () => timers.runAllTimers(),
  advanceTimersByTime: (milliseconds: number) => timers.advanceTimersByTime(milliseconds),
  advanceTimersByTimeAsync: (milliseconds: number) => timers.advanceTimersByTimeAsync(milliseconds),
};
