/** @jest-environment jsdom */
import { expect, jest, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { useLate } from "./use-late.ts";

type Need = boolean | "soon";

const settled = () => act(async () => {});

test("fetched at the first need, kept when it is over", async () => {
  const fetchIt = jest.fn(async () => "part");
  const { result, rerender } = renderHook(({ need }: { need: Need }) => useLate(need, fetchIt), {
    initialProps: { need: false as Need },
  });
  expect(fetchIt).not.toHaveBeenCalled();
  rerender({ need: "soon" });
  await settled();
  expect(result.current).toBe("part");
  rerender({ need: false });
  rerender({ need: true });
  await settled();
  expect(result.current).toBe("part");
  expect(fetchIt).toHaveBeenCalledTimes(1);
});

test("what failed ends the need, and is tried again at the next one", async () => {
  const fetchIt = jest.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError("offline"));
  const failed = jest.fn();
  const { result, rerender } = renderHook(({ need }: { need: Need }) => useLate(need, fetchIt, failed), {
    initialProps: { need: true as Need },
  });
  await settled();
  expect(failed).toHaveBeenCalledTimes(1);
  expect(result.current).toBeUndefined();
  rerender({ need: false });
  fetchIt.mockResolvedValue("part");
  rerender({ need: true });
  await settled();
  expect(result.current).toBe("part");
});
