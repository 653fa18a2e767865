import { expect, test } from "@jest/globals";
import { keepEntry, savedEntry } from "./saved-entry.ts";

const items = new Map<string, string>();
const storage = {
  getItem: (name: string) => items.get(name) ?? null,
  setItem: (name: string, value: string) => void items.set(name, value),
} as unknown as Storage;

test("an entry is there on the next page of the tab; what is none is not", () => {
  expect(savedEntry(storage)).toBeUndefined();
  const entry = {
    receipt: "CBFR-2026-12-4821-5000-A",
    drawsAt: "2026-12-07T11:00:00.000Z",
    prize: { value: 5000, currency: "EUR" },
  };
  keepEntry(storage, entry);
  expect(savedEntry(storage)).toEqual(entry);
  items.set("doubler.entry", '{"receipt":1}');
  expect(savedEntry(storage)).toBeUndefined();
});
