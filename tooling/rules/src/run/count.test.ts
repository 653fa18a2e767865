import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { root } from "../repository.ts";
import { countJson, countPlaywright, countWords, honest, unsteadyJourneys, walkedIn } from "./count.ts";
import { nothingToDo } from "./run.ts";
import { filesOfJson, filesOfPlaywright, slowest } from "./slow-files.ts";
import { reporting } from "./step.ts";

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

test("reports are counted, and a journey that passed when it was tried again is named", () => {
  expect(countJson(file({ numPassedTests: 4, numFailedTests: 1 }))).toEqual({ passed: 4, failed: 1 });
  expect(countPlaywright(file({ stats: { expected: 5, unexpected: 1, flaky: 2 } }))).toEqual({ passed: 7, failed: 1 });
  const spec = (title: string, status: string) => ({ file: "a.spec.ts", title, tests: [{ status }] });
  const suites = [{ specs: [spec("one", "expected")], suites: [{ specs: [spec("two", "flaky")] }] }];
  expect(unsteadyJourneys(file({ suites }))).toEqual(["tooling/e2e/journeys/a.spec.ts: two"]);
});

test("a command that counts is read by its last line, and one that ends before it has passed nothing", () => {
  expect(countWords("9 passed, 9 failed\n…\n3 passed, 1 failed\n")).toEqual({ passed: 3, failed: 1 });
  expect(honest(countWords("It died.\n"), 1)).toEqual({ passed: 0, failed: 1 });
});

test("the places that were walked are said", () => {
  expect(walkedIn(file({ config: { metadata: { walked: "CBFR in fr" } } }))).toBe("Walked: CBFR in fr");
  expect(walkedIn("/nowhere.json")).toBeUndefined();
});

test("an earlier run's report counts nothing for a runner that ends before it has written one", async () => {
  const step = reporting({
    name: "Jest",
    budget: { wall: 1, cpu: 1 },
    report: file({ numPassedTests: 1900, numFailedTests: 0 }),
    count: countJson,
    files: filesOfJson,
    run: async () => ({ ...nothingToDo, code: 1 }),
  });
  expect(step.count?.(await step.run())).toEqual({ passed: 0, failed: 1 });
  expect(step.files?.()).toEqual([]);
});

test("the slowest files come first, and the tests of a file count together", () => {
  const testResults = [
    { name: join(folder, "quick"), startTime: 1000, endTime: 1500 },
    { name: join(folder, "slow"), startTime: 1000, endTime: 9000 },
  ];
  expect(slowest(filesOfJson(file({ testResults })), 1)).toEqual([
    { path: expect.stringMatching(/slow$/), seconds: 8 },
  ]);
  const specs = [{ tests: [{ results: [{ duration: 1500 }] }] }];
  const suites = [{ file: "walk/a.spec.ts", specs, suites: [{ file: "walk/a.spec.ts", specs }] }];
  expect(filesOfPlaywright(file({ suites }))).toEqual([{ path: "tooling/e2e/journeys/walk/a.spec.ts", seconds: 3 }]);
});

const fileReport = (name: string, tests: Record<string, string>) => ({
  name: join(root, name),
  status: Object.values(tests).includes("failed") ? "failed" : "passed",
  assertionResults: Object.entries(tests).map(([fullName, status]) => ({ fullName, status })),
});

/** Runs a step whose first run and, of the files that failed, second run write these reports. */
const tried = async (again: boolean, ...runs: readonly (readonly object[])[]) => {
  const asked: (readonly string[] | undefined)[] = [];
  const step = reporting({
    name: "Jest",
    budget: { wall: 1, cpu: 1 },
    report: join(folder, "tried.json"),
    count: countJson,
    files: () => [],
    again,
    run: async (path, files) => {
      const testResults = runs[asked.push(files) - 1] ?? [];
      const tests = JSON.stringify(testResults);
      const numFailedTests = tests.split('"status":"failed"}').length - 1;
      const numPassedTests = tests.split('"status":"passed"}').length - 1;
      writeFileSync(path, JSON.stringify({ testResults, numPassedTests, numFailedTests }));
      return { ...nothingToDo, code: numFailedTests > 0 ? 1 : 0 };
    },
  });
  const result = await step.run();
  return { count: step.count?.(result), unsteady: step.unsteady?.(), asked };
};

test("asked for it, a file that failed is run again: what passes then is named, what fails again has failed", async () => {
  const whole = fileReport("whole.test.ts", { a: "passed", b: "passed" });
  const first = [whole, fileReport("shaky.test.ts", { c: "passed", d: "failed" })];
  expect(await tried(false, first)).toMatchObject({ count: { passed: 3, failed: 1 }, unsteady: [] });
  expect(await tried(true, first, [fileReport("shaky.test.ts", { c: "passed", d: "passed" })])).toEqual({
    count: { passed: 4, failed: 0 },
    unsteady: ["shaky.test.ts: d"],
    asked: [undefined, [join(root, "shaky.test.ts")]],
  });
  expect(await tried(true, first, first.slice(1))).toMatchObject({ count: { passed: 3, failed: 1 }, unsteady: [] });
});

test("a second run that says nothing changes nothing, and where many failed nothing is tried again", async () => {
  const many = Array.from({ length: 6 }, (_, index) => fileReport(`${index}.test.ts`, { a: "failed" }));
  expect(await tried(true, many.slice(0, 1), [])).toMatchObject({ count: { passed: 0, failed: 1 }, unsteady: [] });
  expect((await tried(true, many, many)).asked).toEqual([undefined]);
});
