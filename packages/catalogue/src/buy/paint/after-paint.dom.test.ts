import { afterEach, expect, jest, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { afterPaint } from "./after-paint.ts";
import { useSeen } from "./use-seen.ts";

afterEach(() => void jest.useRealTimers());

test("a task comes after the frame, once, and can be taken back", () => {
  jest.useFakeTimers();
  const task = jest.fn();
  afterPaint(task)();
  afterPaint(task);
  expect(task).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  expect(task).toHaveBeenCalledTimes(1);
});

test("in a page out of sight, which paints nothing, it comes all the same", () => {
  jest.useFakeTimers();
  const never = jest.spyOn(window, "requestAnimationFrame").mockReturnValue(0);
  const task = jest.fn();
  afterPaint(task);
  jest.advanceTimersByTime(1000);
  expect(task).toHaveBeenCalledTimes(1);
  never.mockRestore();
});

test("what is seen follows what is chosen a paint later, and only the last of it", async () => {
  const seen: string[] = [];
  const { rerender } = renderHook(
    (value: string) => {
      seen.push(useSeen(value));
    },
    { initialProps: "bare" },
  );
  rerender("sleeve");
  rerender("box");
  expect(new Set(seen)).toEqual(new Set(["bare"]));
  await act(() => new Promise<void>((resolve) => void afterPaint(resolve)));
  expect(new Set(seen)).toEqual(new Set(["bare", "box"]));
});
