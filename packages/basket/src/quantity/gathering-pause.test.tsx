import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { gatheringPause } from "./gathering-pause.ts";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test("presses are gathered for a moment", async () => {
  const done = jest.fn();
  void gatheringPause().then(done);
  await jest.advanceTimersByTimeAsync(299);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledTimes(1);
});

test("a page that is left does not wait", async () => {
  const done = jest.fn();
  void gatheringPause().then(done);
  window.dispatchEvent(new Event("pagehide"));
  await jest.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledTimes(1);
});
