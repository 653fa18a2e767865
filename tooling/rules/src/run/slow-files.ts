import { relative } from "node:path";
import { root } from "../repository.ts";
import { readReport } from "./read-report.ts";

/** A file of tests and the seconds that they took. */
export interface TestFile {
  readonly path: string;
  readonly seconds: number;
}

interface JestReport {
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
}

/** The files of a report that Jest or Vitest wrote. */
export const filesOfJson = (report: string): readonly TestFile[] => {
  const { testResults = [] } = readReport<JestReport>(report) ?? {};
  return testResults.map(({ name, startTime, endTime }) => ({
    path: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
};

interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly tests: readonly { readonly results: readonly { duration: number }[] }[] }[];
}

const secondsOf = ({ suites = [], specs = [] }: Suite): number => {
  const results = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  const own = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
  return suites.reduce((sum, suite) => sum + secondsOf(suite), own);
};

/** The files of a Playwright report; tests of one file may have run at the same time. */
export const filesOfPlaywright = (report: string): readonly TestFile[] => {
  const { suites = [] } = readReport<{ suites: readonly Suite[] }>(report) ?? {};
  const seconds = new Map<string, number>();
  for (const suite of suites) seconds.set(suite.file, (seconds.get(suite.file) ?? 0) + secondsOf(suite));
  return [...seconds].map(([file, sum]) => ({ path: `tooling/e2e/journeys/${file}`, seconds: sum }));
};

/** The slowest first. */
export const slowest = (files: readonly TestFile[], count: number): readonly TestFile[] =>
  files.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
