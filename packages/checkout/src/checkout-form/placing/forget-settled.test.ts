import { beforeEach, expect, test } from "@jest/globals";
import { readDraft, saveDraft } from "../values/draft.ts";
import { emptyValues } from "../values/values.ts";
import { forgetSettled } from "./forget-settled.ts";
import { intentKey } from "./order-intent.ts";
import { placedOrder, rememberPlacedOrder } from "./placed-order.ts";

const items = new Map<string, string>();
const storage = {
  getItem: (name: string) => items.get(name) ?? null,
  setItem: (name: string, value: string) => void items.set(name, value),
  removeItem: (name: string) => void items.delete(name),
} as unknown as Storage;

beforeEach(() => {
  items.clear();
  const values = emptyValues("FR");
  values.billing.firstName = "Élodie";
  saveDraft(storage, values);
  rememberPlacedOrder(storage, "7f8f6a1c-51f9-4d0a-9a3e-0f6b0f0c1d2e");
  for (const what of ["order", "retry"] as const) intentKey(storage, what, 1, () => "key-1");
});

const kept = () => ({
  draft: readDraft(storage, ["FR"]).billing.firstName !== "",
  placed: placedOrder(storage) !== undefined,
  intents: (["order", "retry"] as const).some((what) => intentKey(storage, what, 1, () => "key-2") === "key-1"),
});

test.each([
  ["PAID", { draft: false, placed: false, intents: false }],
  ["PENDING", { draft: true, placed: true, intents: false }],
  ["REFUNDED", { draft: true, placed: false, intents: false }],
  ["PROCESSING", { draft: true, placed: true, intents: true }],
  ["FAILED", { draft: true, placed: true, intents: true }],
  ["unreachable", { draft: true, placed: true, intents: true }],
] as const)("of an order that is %s stays what is still needed", (payment, expected) => {
  forgetSettled(storage, payment);
  expect(kept()).toEqual(expected);
});
