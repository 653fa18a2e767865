import { expect, jest, test } from "@jest/globals";
import { act, renderHook, waitFor } from "@testing-library/react";
import { sampleExchange } from "../testing/sample-exchange.ts";
import type { Answer } from "./calls/send.ts";

jest.unstable_mockModule("./calls/send.ts", () => ({ loadExchange: jest.fn() }));
const { useExchange } = await import("./use-exchange.ts");

const of = (version: number): Answer => ({ order: { ...sampleExchange(), version } });
const ready = async (load: () => Promise<Answer>) => {
  const { result } = renderHook(() => useExchange(load));
  await waitFor(() => expect(result.current.state.kind).toBe("ready"));
  return result;
};

test("two presses go one after the other, the second with the version that the first has made", async () => {
  const load = async () => of(1);
  const result = await ready(load);
  const seen: number[] = [];
  const press = () =>
    result.current.change(async ({ version }) => {
      seen.push(version);
      return of(version + 1);
    });
  await act(async () => void (await Promise.all([press(), press()])));
  expect(seen).toEqual([1, 2]);
});

test("an exchange that has ended is none, whatever was known", async () => {
  const load = async () => of(1);
  const result = await ready(load);
  await act(async () => {
    await result.current.change(async () => ({ refusal: { name: "redeemEnded", parameter: null } }));
  });
  expect(result.current.state).toEqual({ kind: "none" });
});

test("an older answer never replaces a newer one; what could not be had leaves what is shown", async () => {
  const answers: Answer[] = [of(5), of(3), { refusal: { name: "unreachable", parameter: null } }];
  const load = async () => answers.shift() ?? of(5);
  const result = await ready(load);
  await act(async () => result.current.reload());
  await act(async () => result.current.reload());
  const { state } = result.current;
  expect(state.kind === "ready" && state.order.version).toBe(5);
});
