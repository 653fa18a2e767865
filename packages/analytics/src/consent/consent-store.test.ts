import { expect, jest, test } from "@jest/globals";
import { lifetime } from "./consent.ts";
import { consentKey, createConsentStore } from "./consent-store.ts";
import { lenientMemory, type Memory } from "./memory.ts";

const memoryOf = (kept = new Map<string, string>()): Memory => ({
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
});

/** A tab, and the clock it goes by. */
const tab = (memory: Memory) => {
  const page = new EventTarget();
  const clock = { now: Date.UTC(2026, 10, 21) };
  return { page, clock, store: createConsentStore({ memory, now: () => clock.now, page: () => page }) };
};
const stored = (key: string | null) => Object.assign(new Event("storage"), { key });

test("denied before anybody was asked", () => {
  expect(tab(memoryOf()).store.read()).toEqual({ statistics: false, media: false });
});

test("what is saved holds at the next page, and is told of", () => {
  const memory = memoryOf();
  const { store } = tab(memory);
  const heard = jest.fn();
  const leave = store.subscribe(heard);
  store.save({ media: true });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(tab(memory).store.read()).toEqual({ statistics: false, media: true });
  leave();
  store.save({ media: false });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(tab(memory).store.read().media).toBe(false);
});

test("the same object until something changes", () => {
  const { store } = tab(memoryOf());
  const before = store.read();
  expect(store.read()).toBe(before);
  store.save({ statistics: true });
  expect(store.read()).not.toBe(before);
  expect(store.read()).toBe(store.read());
});

test("two tabs agree", () => {
  const memory = memoryOf();
  const [one, other] = [tab(memory), tab(memory)];
  const heard = jest.fn();
  other.store.subscribe(heard);
  one.store.save({ statistics: true });
  other.page.dispatchEvent(stored("basket"));
  expect(heard).not.toHaveBeenCalled();
  other.page.dispatchEvent(stored(consentKey));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(other.store.read().statistics).toBe(true);
});

test("everything cleared, and a page that comes back, are heard of too", () => {
  const { page, store } = tab(memoryOf());
  const heard = jest.fn();
  const leave = store.subscribe(heard);
  page.dispatchEvent(stored(null));
  page.dispatchEvent(new Event("pageshow"));
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
  page.dispatchEvent(stored(consentKey));
  expect(heard).toHaveBeenCalledTimes(2);
});

test("an agreement ends by itself", () => {
  const { clock, store } = tab(memoryOf());
  store.save({ media: true });
  clock.now += lifetime;
  expect(store.read().media).toBe(false);
});

test("where the browser keeps nothing, the choice holds until the page is left", () => {
  const forbidden = () => {
    throw new DOMException("no", "SecurityError");
  };
  const { store } = tab(lenientMemory(forbidden));
  expect(store.read().media).toBe(false);
  store.save({ media: true });
  expect(store.read().media).toBe(true);
  store.save({ media: false });
  expect(store.read().media).toBe(false);
});
