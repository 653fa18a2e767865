import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { countJson, countPlaywright, honest } from "./step.ts";

const file = (content: object) => {
  const path = join(mkdtempSync(join(tmpdir(), "report-")), "report.json");
  writeFileSync(path, JSON.stringify(content));
  return path;
};

test("a runner that could not start is a failure, not an empty success", () => {
  expect(honest(countJson("/nowhere.json"), 127)).toEqual({ passed: 0, failed: 1 });
  expect(honest({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
});

test("reports are counted, and a flaky journey is a failed one", () => {
  expect(countJson(file({ numPassedTests: 4, numFailedTests: 1 }))).toEqual({ passed: 4, failed: 1 });
  expect(countPlaywright(file({ stats: { expected: 5, unexpected: 1, flaky: 2 } }))).toEqual({ passed: 5, failed: 3 });
});
