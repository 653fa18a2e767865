/** @jest-environment jsdom */
import { expect, jest, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { useLate } from "./on-need.ts";

test("a part of one component is fetched at its first need, and kept", async () => {
  const fetchPart = jest.fn(async () => "part");
  const { result, rerender } = renderHook(() => useLate(fetchPart));
  expect(fetchPart).not.toHaveBeenCalled();
  await act(async () => result.current.start());
  rerender();
  await act(async () => result.current.start());
  expect(result.current).toMatchObject({ part: "part", pending: false });
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

test("each component has its own, by its own props", async () => {
  const words = (language: string) => renderHook(() => useLate(async () => language)).result;
  const [one, other] = [words("fr"), words("de")];
  await act(async () => {
    one.current.start();
    other.current.start();
  });
  expect([one.current.part, other.current.part]).toEqual(["fr", "de"]);
});

test("its handles stay the same, so that effects may name them", async () => {
  const { result, rerender } = renderHook(() => useLate(async () => "part"));
  const { start, fetch } = result.current;
  rerender();
  expect(result.current.start).toBe(start);
  expect(result.current.fetch).toBe(fetch);
});
