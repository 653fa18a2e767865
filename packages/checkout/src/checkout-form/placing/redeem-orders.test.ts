import { expect, test } from "@jest/globals";
import { isRedeemOrder, rememberRedeemOrder } from "./redeem-orders.ts";

const items = new Map<string, string>();
const storage = {
  getItem: (name: string) => items.get(name) ?? null,
  setItem: (name: string, value: string) => void items.set(name, value),
} as unknown as Storage;

test("a tab knows which of its orders are of an exchange", () => {
  rememberRedeemOrder(storage, "a");
  rememberRedeemOrder(storage, "b");
  expect(["a", "b", "c", undefined].map((uuid) => isRedeemOrder(storage, uuid))).toEqual([true, true, false, false]);
});
