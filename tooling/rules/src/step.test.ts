import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { countJson, countPlaywright, honest, reporting } from "./step.ts";

const folder = mkdtempSync(join(tmpdir(), "report-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (content: object) => {
  const path = join(folder, "report.json");
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

test("an earlier run's report counts nothing for a runner that ends before it has written one", async () => {
  const ended = { code: 1, output: "", seconds: 0 };
  const step = reporting("Jest", file({ numPassedTests: 1900, numFailedTests: 0 }), countJson, async () => ended);
  expect(step.count?.(await step.run())).toEqual({ passed: 0, failed: 1 });
});
