import { readReport } from "./read-report.ts";

/** How many checks of a step passed and failed. */
export interface Count {
  passed: number;
  failed: number;
}

/** A runner that failed without naming a failed test (it could not start, say) counts as one failure. */
export const honest = (count: Count, code: number): Count =>
  code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;

/** Counts of a report that Jest or Vitest wrote as JSON; a report that is not there counts nothing. */
export const countJson = (file: string): Count => {
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(file);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
};

/** Counts of a command whose last words are "3 passed, 1 failed". */
export const countWords = (output: string): Count => {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  return { passed: Number(passed ?? 0), failed: Number(failed ?? 0) };
};

/** What a Playwright report says of the places that were walked. */
export const walkedIn = (file: string): string | undefined => {
  const report = readReport<{ config: { metadata?: { walked?: string } } }>(file);
  return report?.config.metadata?.walked && `Walked: ${report.config.metadata.walked}`;
};

/**
 * Counts of a Playwright JSON report. A test that passed only
 * when it was tried again passes where that was asked for.
 */
export const countPlaywright = (file: string): Count => {
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
  if (!report) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected };
};

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

/** The journeys of a Playwright report that failed and passed when they were tried again. */
export const unsteadyJourneys = (file: string): readonly string[] => {
  const within = ({ suites = [], specs = [] }: Suite): readonly string[] => [
    ...specs.flatMap(({ file: path, title, tests }) =>
      tests.some(({ status }) => status === "flaky") ? [`tooling/e2e/journeys/${path}: ${title}`] : [],
    ),
    ...suites.flatMap(within),
  ];
  return within(readReport<Suite>(file) ?? {});
};
