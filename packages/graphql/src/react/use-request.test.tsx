import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, renderHook, waitFor } from "@testing-library/react";
import { TypedDocumentString } from "../generated/graphql.ts";
import { browserOf } from "../testing/browser-of.ts";

interface Shop {
  shop: string | null;
}
interface Call {
  variables: { path: string };
  resolve(shop: string | null): void;
  reject(): void;
  signal: AbortSignal;
}

const calls: Call[] = [];
const request = (_name: string, variables: Call["variables"], signal: AbortSignal) =>
  new Promise<Shop>((resolve, reject) => {
    calls.push({ variables, resolve: (shop) => resolve({ shop }), reject: () => reject(new Error("away")), signal });
  });
jest.unstable_mockModule("../browser.ts", () => browserOf(request));
const { Commerce, useRequest, useSend } = await import("./index.ts");

const meta = (operation: string) => ({ operation, name: "Shop", hash: operation.repeat(8) });
const ShopQuery = new TypedDocumentString<Shop, { path: string }>("", meta("query"));
const SellMutation = new TypedDocumentString<Shop, { path: string }>("", meta("mutation"));
const nameOf = ({ shop }: Shop): string => {
  if (shop === null) throw new Error("Refused");
  return shop;
};

const render = (first = { path: "a", paused: false }) =>
  renderHook(({ path, paused }) => useRequest(ShopQuery, { path }, { read: nameOf, paused }), {
    wrapper: Commerce,
    initialProps: first,
  });
const answer = (index: number, shop: string | null) => act(async () => calls[index]?.resolve(shop));
const asked = (count: number) => waitFor(() => expect(calls).toHaveLength(count));
const ready = (value: string, refreshing = false) => ({ state: "ready", value, refreshing });

beforeEach(() => void calls.splice(0));

test("what is there is asked once, and read", async () => {
  const { result } = render();
  expect(result.current[0]).toEqual({ state: "loading" });
  await asked(1);
  expect(calls[0]?.variables).toEqual({ path: "a" });
  await answer(0, "CBFR");
  await waitFor(() => expect(result.current[0]).toEqual(ready("CBFR")));
  expect(calls).toHaveLength(1);
});

test.each([
  ["nobody answered", (call: Call | undefined) => call?.reject()],
  ["the answer cannot be read", (call: Call | undefined) => call?.resolve(null)],
])("where %s it has failed, and can be asked again", async (_, fail) => {
  const { result } = render();
  await asked(1);
  await act(async () => fail(calls[0]));
  await waitFor(() => expect(result.current[0]).toEqual({ state: "failed" }));
  let again: Promise<string | undefined> | undefined;
  act(() => {
    again = result.current[1]();
  });
  expect(result.current[0]).toEqual({ state: "loading" });
  await asked(2);
  await answer(1, "CBFR");
  await waitFor(() => expect(result.current[0]).toEqual(ready("CBFR")));
  expect(await again).toBe("CBFR");
});

test("what stands on the page stays while it is refreshed, and when that fails", async () => {
  const { result } = render();
  await asked(1);
  await answer(0, "old");
  let again: Promise<string | undefined> | undefined;
  act(() => {
    again = result.current[1]();
  });
  expect(result.current[0]).toEqual(ready("old", true));
  await asked(2);
  await act(async () => calls[1]?.reject());
  await waitFor(() => expect(result.current[0]).toEqual(ready("old")));
  expect(await again).toBeUndefined();
});

test("of two refreshes the later one wins, whichever answers first; both are told it", async () => {
  const { result } = render();
  await asked(1);
  await answer(0, "first");
  const told: Promise<string | undefined>[] = [];
  act(() => void told.push(result.current[1]()));
  await asked(2);
  act(() => void told.push(result.current[1]()));
  await asked(3);
  expect(calls.map(({ signal }) => signal.aborted).slice(1)).toEqual([true, false]);
  await answer(2, "newest");
  await answer(1, "older");
  await waitFor(() => expect(result.current[0]).toEqual(ready("newest")));
  expect(await Promise.all(told)).toEqual(["newest", "newest"]);
});

test("something else is asked at once, and what was asked before is not heard any more", async () => {
  const { result, rerender } = render();
  await asked(1);
  rerender({ path: "b", paused: false });
  await asked(2);
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await answer(1, "of b");
  await answer(0, "of a");
  await waitFor(() => expect(result.current[0]).toEqual(ready("of b")));
});

test("nothing is asked before it is wanted", async () => {
  const { result, rerender } = render({ path: "a", paused: true });
  expect(result.current[0]).toEqual({ state: "loading" });
  rerender({ path: "b", paused: false });
  await asked(1);
  expect(calls[0]?.variables).toEqual({ path: "b" });
});

test("who leaves cancels what is in flight, and nobody waits for it", async () => {
  const { result, unmount } = render();
  await asked(1);
  let again: Promise<string | undefined> | undefined;
  act(() => {
    again = result.current[1]();
  });
  unmount();
  expect(calls[0]?.signal.aborted).toBe(true);
  expect(await again).toBeUndefined();
});

test("a mutation is once in flight: a second press gets the answer of the first", async () => {
  const { result } = renderHook(() => useSend(SellMutation), { wrapper: Commerce });
  expect(result.current).toMatchObject({ pending: false, failed: false });
  const answers: Promise<Shop>[] = [];
  act(() => {
    answers.push(result.current.send({ path: "a" }), result.current.send({ path: "a" }));
  });
  expect(result.current.pending).toBe(true);
  await asked(1);
  await answer(0, "CBFR");
  expect(await Promise.all(answers)).toEqual([{ shop: "CBFR" }, { shop: "CBFR" }]);
  await waitFor(() => expect(result.current).toMatchObject({ pending: false, failed: false }));
  expect(calls).toHaveLength(1);
});

test("a mutation that got no answer has failed, and can be sent again", async () => {
  const { result } = renderHook(() => useSend(SellMutation), { wrapper: Commerce });
  const outcomes: unknown[] = [];
  const press = () => act(() => void result.current.send({ path: "a" }).then(...[0, 1].map(() => keep)));
  const keep = (outcome: unknown) => void outcomes.push(outcome);
  press();
  await asked(1);
  await act(async () => calls[0]?.reject());
  await waitFor(() => expect(result.current).toMatchObject({ pending: false, failed: true }));
  press();
  await asked(2);
  await answer(1, "CBFR");
  expect(outcomes).toEqual([expect.objectContaining({ name: "CommerceUnavailable" }), { shop: "CBFR" }]);
  await waitFor(() => expect(result.current).toMatchObject({ pending: false, failed: false }));
});
