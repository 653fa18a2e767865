import { expect, test } from "@jest/globals";
import { epcCode } from "./epc-code.ts";

const transfer = {
  account: "NL91ABNA0417164300",
  bic: "ABNANL2A",
  holder: "Mollie",
  reference: "RF12 3456",
  amount: 12_345,
  currency: "EUR",
};

test("a banking app reads account, sum and reference, each on the line where the standard has it", () => {
  const lines = epcCode(transfer)?.split("\n") ?? [];
  expect(lines).toHaveLength(11);
  expect(lines.slice(0, 8)).toEqual([
    "BCD",
    "002",
    "1",
    "SCT",
    "ABNANL2A",
    "Mollie",
    "NL91ABNA0417164300",
    "EUR123.45",
  ]);
  expect(lines[10]).toBe("RF12 3456");
});

test("other currencies have no such code", () => {
  expect(epcCode({ ...transfer, currency: "PLN" })).toBeUndefined();
});
