import { rmSync } from "node:fs";
import { type Count, honest } from "./count.ts";
import type { Run } from "./run.ts";
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
}

interface Reported extends Pick<Step, "name" | "budget"> {
  /** Where the runner writes its report. */
  readonly report: string;
  readonly count: (file: string) => Count;
  readonly files: (file: string) => readonly TestFile[];
  readonly note?: (file: string) => string | undefined;
  readonly run: (report: string) => Promise<Run>;
}

/**
 * A step that is counted by the report its runner writes. An earlier run's report is removed first: a runner that ends before
 * it has written one has passed nothing.
 */
export function reporting({ name, budget, report, count, files, note, run }: Reported): Step {
  return {
    name,
    budget,
    run: () => {
      rmSync(report, { force: true });
      return run(report);
    },
    count: ({ code }) => honest(count(report), code),
    files: () => files(report),
    note: () => note?.(report),
  };
}
