import { readFileSync, rmSync } from "node:fs";
import type { Run } from "./run.ts";

/** How many checks of a step passed and failed. */
export interface Count {
  passed: number;
  failed: number;
}

/** One line of the checks: what it is called, how it is run, how its result is counted. */
export interface Step {
  name: string;
  run(): Promise<Run>;
  /** Without it a step counts as one check that passed when the exit code is 0. */
  count?(result: Run): Count;
}

/** A runner that failed without naming a failed test (it could not start, say) counts as one failure. */
export function honest(count: Count, code: number): Count {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/**
 * A step that is counted by the report its runner writes. An earlier run's report is removed first: a runner that ends before
 * it has written one has passed nothing.
 */
export function reporting(
  name: string,
  report: string,
  count: (file: string) => Count,
  run: (report: string) => Promise<Run>,
): Step {
  return {
    name,
    run: () => {
      rmSync(report, { force: true });
      return run(report);
    },
    count: ({ code }) => honest(count(report), code),
  };
}

/** Counts of a report that Jest or Vitest wrote as JSON; a report that is not there counts nothing. */
export function countJson(file: string): Count {
  try {
    const report = JSON.parse(readFileSync(file, "utf8")) as { numPassedTests: number; numFailedTests: number };
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** Counts of a Playwright JSON report. A test that passed only when it was tried again has failed. */
export function countPlaywright(file: string): Count {
  try {
    const { stats } = JSON.parse(readFileSync(file, "utf8")) as {
      stats: { expected: number; unexpected: number; flaky: number };
    };
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
