import { expect, test } from "@jest/globals";
import { act, renderHook, waitFor } from "@testing-library/react";
import { useLoaded } from "./use-loaded.ts";

/** Something to fetch whose answers the test gives, in any order. */
const remote = () => {
  const calls: { resolve(value: string): void; reject(): void }[] = [];
  const load = () =>
    new Promise<string>((resolve, reject) => {
      calls.push({ resolve, reject: () => reject(new Error("away")) });
    });
  return { calls, load };
};

test("what could not be fetched can be fetched again", async () => {
  const { calls, load } = remote();
  const { result } = renderHook(() => useLoaded(load));
  expect(result.current[0]).toEqual({ state: "loading" });
  await act(async () => calls[0]?.reject());
  expect(result.current[0]).toEqual({ state: "failed" });
  act(() => void result.current[1]());
  await act(async () => calls[1]?.resolve("basket"));
  await waitFor(() => expect(result.current[0]).toEqual({ state: "ready", value: "basket", refreshing: false }));
});

test("what stands on the page stays while it is refreshed, and when that fails", async () => {
  const { calls, load } = remote();
  const { result } = renderHook(() => useLoaded(load));
  await act(async () => calls[0]?.resolve("old"));
  act(() => void result.current[1]());
  expect(result.current[0]).toEqual({ state: "ready", value: "old", refreshing: true });
  await act(async () => calls[1]?.reject());
  expect(result.current[0]).toEqual({ state: "ready", value: "old", refreshing: false });
});

test("of two refreshes the later one wins, whichever answers first", async () => {
  const { calls, load } = remote();
  const { result } = renderHook(() => useLoaded(load));
  await act(async () => calls[0]?.resolve("first"));
  act(() => void result.current[1]());
  act(() => void result.current[1]());
  await act(async () => calls[2]?.resolve("newest"));
  await act(async () => calls[1]?.resolve("older"));
  expect(result.current[0]).toEqual({ state: "ready", value: "newest", refreshing: false });
});
