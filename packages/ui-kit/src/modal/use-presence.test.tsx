import { expect, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { usePresence } from "./use-presence.ts";

/** An element with one animation, which the test ends. */
const moving = () => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const element = document.createElement("div");
  element.getAnimations = () => [{ finished: promise } as unknown as Animation];
  return { element: { current: element }, end: resolve, cancel: () => reject(new DOMException("", "AbortError")) };
};

const still = { current: Object.assign(document.createElement("div"), { getAnimations: () => [] }) };

test("stays until its animation is over", async () => {
  const { element, end } = moving();
  const { result, rerender } = renderHook((open: boolean) => usePresence(open, element), { initialProps: true });
  expect(result.current).toBe("open");
  await act(async () => rerender(false));
  expect(result.current).toBe("leaving");
  await act(async () => end());
  expect(result.current).toBe("gone");
});

test("is gone at once where nothing moves", async () => {
  const { result, rerender } = renderHook((open: boolean) => usePresence(open, still), { initialProps: true });
  await act(async () => rerender(false));
  expect(result.current).toBe("gone");
});

test("opened again on its way out, it stays, and the animation that was broken off changes nothing", async () => {
  const { element, cancel } = moving();
  const { result, rerender } = renderHook((open: boolean) => usePresence(open, element), { initialProps: true });
  await act(async () => rerender(false));
  await act(async () => rerender(true));
  await act(async () => cancel());
  expect(result.current).toBe("open");
});

test("what was never open is not there", () => {
  const { result, rerender } = renderHook((open: boolean) => usePresence(open, still), { initialProps: false });
  expect(result.current).toBe("gone");
  rerender(true);
  expect(result.current).toBe("open");
});
