import { expect, test } from "@jest/globals";
import { judgeFile } from "./judge-file.ts";

const rule = { accept: [".csv", "text/csv"], maxBytes: 1000 };

test.each([
  ["recipients.CSV", "application/vnd.ms-excel", 10, undefined],
  ["recipients", "text/csv", 1000, undefined],
  ["recipients.csv", "text/csv", 1001, "size"],
  ["recipients.xlsx", "application/zip", 10, "type"],
  ["csv", "", 10, "type"],
] as const)("%s of type %s with %d bytes: %s", (name, type, size, fault) => {
  expect(judgeFile({ name, type, size }, rule)).toBe(fault);
});
