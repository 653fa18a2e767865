import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "../repository.ts";
import { readReport } from "./read-report.ts";

interface FileReport {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
}

interface Report {
  readonly testResults: readonly FileReport[];
}

const resultsOf = (path: string): readonly FileReport[] => readReport<Report>(path)?.testResults ?? [];

/** The files of a report of Jest or Vitest in which something failed. */
export const failedFiles = (path: string): readonly string[] =>
  resultsOf(path).flatMap(({ name, status }) => (status === "failed" ? [name] : []));

const withStatus = ({ assertionResults }: FileReport, wanted: string): readonly string[] =>
  assertionResults.flatMap(({ status, fullName }) => (status === wanted ? [fullName] : []));

/**
 * Puts what a second run says of its files in the place of what the first one
 * said of them. A file that the second run does not name stays as it was.
 *
 * @returns the tests that failed at first and passed then, with their file
 */
export const takeOver = (path: string, second: string): readonly string[] => {
  const later = new Map(resultsOf(second).map((file) => [file.name, file]));
  const before = resultsOf(path);
  const testResults = before.map((file) => (file.status === "failed" ? (later.get(file.name) ?? file) : file));
  const sum = (status: string) => testResults.flatMap((file) => withStatus(file, status)).length;
  writeFileSync(path, JSON.stringify({ testResults, numPassedTests: sum("passed"), numFailedTests: sum("failed") }));
  return before.flatMap((file) => {
    const passed = new Set(withStatus(later.get(file.name) ?? file, "passed"));
    const failed = withStatus(file, "failed").filter((test) => passed.has(test));
    return failed.map((test) => `${relative(root, file.name)}: ${test}`);
  });
};
