import { expect, test } from "@jest/globals";
import { waitsFor } from "./must-wait.ts";

const company = { approvalAbove: 10_000, currency: "EUR" };
const of = (amount: number, currency = "EUR") => ({ amount, currency });

test("an orderer's order waits above the sum, not at it", () => {
  expect(waitsFor({ role: "ORDERER", company }, of(10_000))).toBe(false);
  expect(waitsFor({ role: "ORDERER", company }, of(10_001))).toBe(true);
});

test("in another currency than the sum's every order waits", () => {
  expect(waitsFor({ role: "ORDERER", company }, of(1, "GBP"))).toBe(true);
});

test("no order waits where the company says no sum, nor those of who may approve", () => {
  expect(waitsFor({ role: "ORDERER", company: { ...company, approvalAbove: null } }, of(1_000_000))).toBe(false);
  for (const role of ["OWNER", "APPROVER"] as const) expect(waitsFor({ role, company }, of(1_000_000))).toBe(false);
});

test("a sum of nothing lets every order wait", () => {
  expect(waitsFor({ role: "ORDERER", company: { ...company, approvalAbove: 0 } }, of(1))).toBe(true);
});
