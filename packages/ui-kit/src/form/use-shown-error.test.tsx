import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { errorDelay, useShownError } from "./use-shown-error.ts";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const show = (wasLeft: boolean) => renderHook(() => useShownError("email", wasLeft));

test("a field is not told off before it was left", () => {
  expect(show(false).result.current.error).toBeUndefined();
  expect(show(true).result.current.error).toBe("email");
});

test("while somebody mends it, its error is gone; 600 ms after the last key it is judged again", () => {
  const { result } = show(true);
  act(() => result.current.typed());
  expect(result.current.error).toBeUndefined();
  act(() => jest.advanceTimersByTime(errorDelay - 1));
  act(() => result.current.typed());
  act(() => jest.advanceTimersByTime(errorDelay - 1));
  expect(result.current.error).toBeUndefined();
  act(() => jest.advanceTimersByTime(1));
  expect(result.current.error).toBe("email");
});

test("leaving it again judges it at once", () => {
  const { result } = show(true);
  act(() => result.current.typed());
  act(() => result.current.left());
  expect(result.current.error).toBe("email");
});
