import { expect, test } from "@jest/globals";
import { waitsUntil } from "./payment-timeout.ts";

const day = 86_400_000;
const createdAt = new Date("2026-12-01T10:00:00Z");
const after = (days: number) => new Date(createdAt.getTime() + days * day);
const hour = 1 / 24;

test.each([
  ["a card, whatever the provider's own page does", "creditcard", "creditcard", 8, hour],
  ["a card of which nothing is told", "creditcard", null, 8, hour],
  ["a card in whose place a transfer was chosen", "creditcard", "banktransfer", 8, 8],
  ["one of which no date is told", "creditcard", "banktransfer", undefined, 7],
  ["one with a date far away", "creditcard", "banktransfer", 90, 14],
  ["a transfer", "banktransfer", "banktransfer", 9, 9],
  ["a transfer of which nothing is told", "banktransfer", null, undefined, 7],
])("%s: it is waited for until then", (_, paysBy, method, told, days) => {
  const expiresAt = after(paysBy === "banktransfer" ? 7 : hour);
  const fetched = { state: "OPEN" as const, method, expiresAt: told === undefined ? null : after(told) };
  expect(waitsUntil({ createdAt, expiresAt, paysBy }, fetched)).toEqual(after(days));
});

test("a date that is moved forward, or another choice, makes it no shorter", () => {
  const transfer = { createdAt, expiresAt: after(9), paysBy: "banktransfer" };
  expect(waitsUntil(transfer, { state: "OPEN", method: "banktransfer", expiresAt: after(2) })).toEqual(after(9));
  expect(waitsUntil(transfer, { state: "OPEN", method: "creditcard", expiresAt: after(hour) })).toEqual(after(9));
});

test("what is being paid is waited for until an hour is over, and no longer", () => {
  const holding = { createdAt, expiresAt: after(hour / 4), paysBy: "creditcard" };
  const told = { method: "creditcard", expiresAt: null };
  expect(waitsUntil(holding, { ...told, state: "OPEN" })).toEqual(after(hour / 4));
  expect(waitsUntil(holding, { ...told, state: "PENDING" })).toEqual(after(hour));
  expect(waitsUntil({ ...holding, expiresAt: after(hour) }, { ...told, state: "OPEN" })).toEqual(after(hour));
});
