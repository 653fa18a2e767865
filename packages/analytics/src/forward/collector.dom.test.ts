/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import type { Adapter } from "./adapter.ts";
import { collectDelay, createCollector } from "./collector.ts";

const read = (blob: Blob): Promise<unknown> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(JSON.parse(String(reader.result)));
    reader.readAsText(blob);
  });

let adapter: Adapter;
const beacon = jest.fn<(path: string, body: Blob) => boolean>();
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask", "setImmediate"] });
  beacon.mockReset().mockReturnValue(true);
  adapter = createCollector({ storeId: 98, beacon });
  adapter.grant();
});
afterEach(() => {
  adapter.withdraw();
  jest.useRealTimers();
});

const login = { event: "login", method: "passkey" } as const;
const search = { event: "search", search_term: "petal", results_count: 2 } as const;
const bodies = async () => {
  jest.useRealTimers();
  return Promise.all(beacon.mock.calls.map(([, body]) => read(body)));
};

test("counts go together, and say nothing of what was searched for", async () => {
  adapter.send(search);
  jest.advanceTimersByTime(collectDelay - 1);
  adapter.send(search);
  adapter.send(login);
  expect(beacon).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(beacon).toHaveBeenCalledTimes(1);
  expect(beacon.mock.calls[0]?.[0]).toBe("/e");
  expect(await bodies()).toEqual([{ storeID: 98, events: { search: 2, login: 1 } }]);
});

test("whoever leaves sends what is there", () => {
  adapter.send(login);
  dispatchEvent(new Event("pagehide"));
  expect(beacon).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event("pagehide"));
  expect(beacon).toHaveBeenCalledTimes(1);
});

test("what the browser does not take is sent with the next", async () => {
  beacon.mockReturnValueOnce(false);
  adapter.send(login);
  jest.advanceTimersByTime(collectDelay);
  adapter.send(login);
  jest.advanceTimersByTime(collectDelay);
  expect((await bodies())[1]).toEqual({ storeID: 98, events: { login: 2 } });
});

test("withdrawn, what waited is thrown away", () => {
  adapter.send(login);
  adapter.withdraw();
  jest.advanceTimersByTime(collectDelay);
  dispatchEvent(new Event("pagehide"));
  expect(beacon).not.toHaveBeenCalled();
});

test("a purchase is counted where it is claimed, not here", () => {
  adapter.send({
    event: "purchase",
    ecommerce: { transaction_id: "1", currency: "EUR", value: 1, tax: 0, shipping: 0, items: [] },
  });
  jest.advanceTimersByTime(collectDelay);
  expect(beacon).not.toHaveBeenCalled();
});
