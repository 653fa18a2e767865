import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import type { Answer } from "../calls/answer.ts";
import type { PackageInput } from "../calls/put-back.ts";
import { sampleBaskets } from "../samples/sample-basket.ts";

const loadBasket = jest.fn<() => Promise<Answer>>();
const changeQuantity = jest.fn<() => Promise<Answer>>();
const removePackage = jest.fn<() => Promise<Answer>>();
jest.unstable_mockModule("../calls/load-basket.ts", () => ({ loadBasket }));
jest.unstable_mockModule("../calls/change-quantity.ts", () => ({ changeQuantity }));
jest.unstable_mockModule("../calls/remove-package.ts", () => ({ removePackage }));
jest.unstable_mockModule("../quantity/gathering-pause.ts", () => ({ gatheringPause: () => Promise.resolve() }));
const { useBasket } = await import("./use-basket.ts");

const basket = sampleBaskets.one;
const answer: Answer = { kind: "answered", basket, errors: [] };
const of = { shipmentTag: "digital", packageId: "a" };
const taken = { title: "Café Noir", input: { idempotencyKey: "key" } as PackageInput };

beforeEach(() => {
  loadBasket.mockReset().mockResolvedValue(answer);
  changeQuantity.mockReset().mockResolvedValue(answer);
  removePackage.mockReset();
});

/** A page that shows the basket, and a removal that waits for its answer. */
const begin = async () => {
  const gate = Promise.withResolvers<Answer>();
  removePackage.mockReturnValue(gate.promise);
  const { result } = renderHook(() => useBasket());
  await act(async () => {});
  return { result, gate };
};

test("what is pressed twice is taken out once, and nothing is said of the second press", async () => {
  const { result, gate } = await begin();
  await act(async () => {
    // Both on what was drawn before: a double click is quicker than that.
    void result.current.remove(of, taken);
    void result.current.remove(of, taken);
  });
  expect(result.current.leaving).toEqual(new Set(["a"]));
  await act(async () => gate.resolve({ kind: "answered", basket: { ...sampleBaskets.empty, version: 4 }, errors: [] }));
  expect(removePackage).toHaveBeenCalledTimes(1);
  expect(result.current).toMatchObject({ leaving: new Set(), removed: { title: "Café Noir" }, problem: undefined });
});

test("the number of what is on its way out stays as it is", async () => {
  const { result, gate } = await begin();
  await act(async () => {
    void result.current.remove(of, taken);
    result.current.wish("a", 3);
  });
  await act(async () => gate.resolve({ kind: "unreachable" }));
  expect(changeQuantity).not.toHaveBeenCalled();
  expect(result.current.wishes).toEqual(new Map());
});

test("what could not be taken out can be changed, and taken out, again", async () => {
  const { result, gate } = await begin();
  await act(async () => void result.current.remove(of, taken));
  await act(async () => gate.resolve({ kind: "unreachable" }));
  await act(async () => result.current.wish("a", 3));
  await act(async () => void result.current.remove(of, taken));
  expect([changeQuantity.mock.calls.length, removePackage.mock.calls.length]).toEqual([1, 2]);
});
