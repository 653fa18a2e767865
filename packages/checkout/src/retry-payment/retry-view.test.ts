import { expect, test } from "@jest/globals";
import { order as makeOrder, summary } from "../testing/orders.ts";
import { retryView } from "./retry-view.ts";

type Order = Parameters<typeof retryView>[0];

const data = makeOrder([]);
const details = { number: "CKUK-1", order: { toPay: data.toPay, ...summary(data) } };
const failed: Order = { uuid: "u", status: "PENDING", payment: "FAILED", canRetry: true, retryAfter: null, details };
const open: Order = { ...failed, status: "PENDING", payment: "PROCESSING", canRetry: false };
const retryAfter = "2026-11-24T09:04:31Z";

test.each<[string, Order, ReturnType<typeof retryView>["kind"]]>([
  ["can be paid again", failed, "form"],
  ["has a payment that is open", open, "form"],
  ["has a payment that is open, the fifth", { ...open, retryAfter }, "form"],
  ["was tried five times", { ...failed, canRetry: false, retryAfter }, "usedUp"],
  ["has given way to another one of its basket", { ...failed, status: "CANCELED", canRetry: false }, "over"],
  [
    "has money at the provider that pays nothing",
    { ...failed, status: "CANCELED", payment: "PROCESSING", canRetry: false },
    "inDoubt",
  ],
  ["waits for a bank transfer", { ...open, payment: "PENDING" }, "transfer"],
  ["is paid", { ...open, status: "COMPLETED", payment: "PAID" }, "paid"],
  ["is somebody else's, and paid", { ...open, status: "COMPLETED", payment: "PAID", details: null }, "paid"],
  ["was paid too late", { ...failed, status: "CANCELED", payment: "REFUNDED", canRetry: false }, "refunded"],
  ["is somebody else's", { ...failed, canRetry: false, details: null }, "notYours"],
])("an order that %s", (_, order, kind) => {
  expect(retryView(order, false).kind).toBe(kind);
});

test("who asks for another way than the bank transfer gets there", () => {
  expect(retryView({ ...open, payment: "PENDING" }, true).kind).toBe("form");
});
