import { expect, test } from "@jest/globals";
import { availableOf, type Credit } from "./credit-table.ts";

const credit: Credit = {
  id: "",
  legalEntity: "",
  currency: "EUR",
  companyName: "",
  creditLimit: 250_000,
  used: 100_000,
  stoppedAt: null,
  overdue: false,
};

test.each([
  ["what is left", {}, 150_000],
  ["nothing where the limit was lowered below what is owed", { creditLimit: 50_000 }, 0],
  ["nothing once it is stopped", { stoppedAt: new Date(0) }, 0],
  ["nothing while something is overdue", { overdue: true }, 0],
] as const)("%s can be bought on invoice", (_, over, available) => {
  expect(availableOf({ ...credit, ...over })).toBe(available);
});
