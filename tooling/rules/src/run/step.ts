import { rmSync } from "node:fs";
import { type Count, honest } from "./count.ts";
import { joined, type Run } from "./run.ts";
import { failedFiles, takeOver } from "./second-try.ts";
import type { TestFile } from "./slow-files.ts";

/** Seconds that a step may take on a machine with two cores in a quick hour. */
export interface Budget {
  readonly wall: number;
  readonly cpu: number;
}

/** One line of the checks: what it is called, what it may cost, how it is run, how its result is counted. */
export interface Step {
  readonly name: string;
  readonly budget: Budget;
  run(): Promise<Run>;
  /** Without it a step counts as one check that passed when the exit code is 0. */
  count?(result: Run): Count;
  /** What somebody who reads the result has to know of the last run. */
  note?(): string | undefined;
  /** The test files of the last run, and how long each took. */
  files?(): readonly TestFile[];
  /** Tests of the last run that failed and passed when they were tried again. */
  unsteady?(): readonly string[];
}

interface Reported extends Pick<Step, "name" | "budget"> {
  /** Where the runner writes its report. */
  readonly report: string;
  readonly count: (file: string) => Count;
  readonly files: (file: string) => readonly TestFile[];
  readonly note?: (file: string) => string | undefined;
  /** Runs all tests, or those of the files that are named. */
  readonly run: (report: string, files?: readonly string[]) => Promise<Run>;
  /** Whether files that failed are run once more. Default: no */
  readonly again?: boolean;
  /** Unsteady tests that the runner itself found. */
  readonly unsteady?: (file: string) => readonly string[];
}

/** Files that are tried again; where more failed, it is not chance. */
const fewFiles = 5;

/**
 * A step that is counted by the report its runner writes. An earlier run's report is
 * removed first: a runner that ends before it has written one has passed nothing.
 */
export const reporting = ({
  name,
  budget,
  report,
  count,
  files,
  note,
  run,
  again = false,
  unsteady,
}: Reported): Step => {
  let steadied: readonly string[] = [];
  return {
    name,
    budget,
    run: async () => {
      steadied = [];
      rmSync(report, { force: true });
      const first = await run(report);
      const failed = again && first.code !== 0 ? failedFiles(report) : [];
      if (failed.length === 0 || failed.length > fewFiles) return first;
      const second = `${report}.again`;
      rmSync(second, { force: true });
      const { code, ...rest } = joined([first, await run(second, failed)]);
      steadied = takeOver(report, second);
      return { ...rest, code: failedFiles(report).length === 0 ? 0 : code };
    },
    count: ({ code }) => honest(count(report), code),
    files: () => files(report),
    note: () => note?.(report),
    unsteady: () => unsteady?.(report) ?? steadied,
  };
};
