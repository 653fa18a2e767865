import { beforeEach, expect, test } from "@jest/globals";
import { forgetDraft } from "../placing/forget-draft.ts";
import { forgetIntent, intentKey } from "../placing/order-intent.ts";
import { forgetPlacedOrder, placedOrder, rememberPlacedOrder } from "../placing/placed-order.ts";
import { readDraft, saveDraft } from "./draft.ts";
import { emptyValues } from "./values.ts";

/** As the browser's, and able to refuse as a private window does. */
class MemoryStorage implements Storage {
  [name: string]: unknown;
  readonly #items = new Map<string, string>();
  refuses = false;
  get length() {
    return this.#items.size;
  }
  key = (index: number) => [...this.#items.keys()][index] ?? null;
  getItem = (name: string) => this.#allowed().get(name) ?? null;
  setItem = (name: string, value: string) => void this.#allowed().set(name, value);
  removeItem = (name: string) => void this.#allowed().delete(name);
  clear = () => this.#items.clear();
  #allowed() {
    if (this.refuses) throw new DOMException("denied", "SecurityError");
    return this.#items;
  }
}

let storage = new MemoryStorage();
let made = 0;
const makeKey = () => {
  made += 1;
  return `key-${made}`;
};

beforeEach(() => {
  storage = new MemoryStorage();
  made = 0;
});

const typed = () => {
  const values = emptyValues("FR");
  values.billing.firstName = "Élodie";
  values.delivery.countryCode = "BE";
  values.delivery.sameName = false;
  values.paymentMethod = "creditcard";
  values.issuer = "bank-1";
  values.acceptTerms = true;
  return values;
};

test("what was typed survives a reload; consent does not", () => {
  saveDraft(storage, typed());
  expect(readDraft(storage, ["FR", "BE"])).toEqual({ ...typed(), acceptTerms: false, issuer: "" });
});

test("a country that is no longer posted to falls back on the first", () => {
  saveDraft(storage, typed());
  expect(readDraft(storage, ["FR"]).delivery.countryCode).toBe("FR");
});

test.each(["", "null", "{", "[]", '{"billing":3,"delivery":{"city":7},"paymentMethod":{}}'])(
  "a draft nobody here wrote (%s) is an empty form",
  (text) => {
    storage.setItem("checkout-draft", text);
    expect(readDraft(storage, ["FR"])).toEqual(emptyValues("FR"));
  },
);

test("a forgotten draft is gone", () => {
  saveDraft(storage, typed());
  forgetDraft(storage);
  expect(readDraft(storage, ["FR"])).toEqual(emptyValues("FR"));
});

test("one intent has one key, another intent another", () => {
  const key = intentKey(storage, "order", { total: 1 }, makeKey);
  expect(intentKey(storage, "order", { total: 1 }, makeKey)).toBe(key);
  expect(intentKey(storage, "retry", { total: 1 }, makeKey)).not.toBe(key);
  expect(intentKey(storage, "order", { total: 2 }, makeKey)).not.toBe(key);
  forgetIntent(storage, "order");
  expect(intentKey(storage, "order", { total: 2 }, makeKey)).toBe("key-4");
});

test("nothing that was typed can be read out of an intent", () => {
  intentKey(storage, "order", { email: "elodie@example.com" }, makeKey);
  expect(storage.getItem("checkout-intent-order")).not.toContain("elodie");
});

test("the order that waits for payment is remembered until it is settled", () => {
  const uuid = "7f8f6a1c-51f9-4d0a-9a3e-0f6b0f0c1d2e";
  rememberPlacedOrder(storage, uuid);
  expect(placedOrder(storage)).toBe(uuid);
  forgetPlacedOrder(storage);
  expect(placedOrder(storage)).toBeUndefined();
  storage.setItem("checkout-placed-order", "javascript:alert(1)");
  expect(placedOrder(storage)).toBeUndefined();
});

test("a browser that refuses storage loses nothing but the memory", () => {
  storage.refuses = true;
  saveDraft(storage, typed());
  expect(readDraft(storage, ["FR"])).toEqual(emptyValues("FR"));
  expect(intentKey(storage, "order", 1, makeKey)).toBe("key-1");
  rememberPlacedOrder(storage, "x");
  expect(placedOrder(storage)).toBeUndefined();
  forgetDraft(storage);
  forgetIntent(storage, "order");
  forgetPlacedOrder(storage);
});
