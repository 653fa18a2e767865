import { costLine, isOverCpu, isOverWall } from "./budget.ts";
import { type Count, honest } from "./count.ts";
import { daemonCpu, daemonCpuSince } from "./daemon-cpu.ts";
import type { Run } from "./run.ts";
import { slowest } from "./slow-files.ts";
import type { Step } from "./step.ts";

/** How many of the slowest files are named. */
const named = 10;

interface Ended {
  readonly step: Step;
  readonly run: Run;
  readonly count: Count;
}

/** Runs steps, says of each what became of it, and keeps what is said at the end. */
export class Results {
  readonly #ended: Ended[] = [];

  /** Runs a step, which has failed, whatever its runner says, where it took three times its CPU budget. */
  async of(step: Step): Promise<void> {
    console.log(`${step.name} …`);
    const daemons = daemonCpu();
    const result = await step.run();
    const run = { ...result, cpu: result.cpu + daemonCpuSince(daemons) };
    const count = step.count?.(run) ?? honest({ passed: run.code === 0 ? 1 : 0, failed: 0 }, run.code);
    if (isOverCpu(run, step.budget)) {
      count.failed += 1;
      run.output += `\n${step.name} took more than three times its CPU budget: ${costLine(run, step.budget)}\n`;
    }
    this.#ended.push({ step, run, count });
    const word = count.failed === 0 ? "passed" : "FAILED";
    console.log(
      `${step.name} ${word} (${count.passed} of ${count.passed + count.failed}; ${costLine(run, step.budget)})`,
    );
    const note = step.note?.();
    if (note) console.log(`  ${note}`);
    for (const line of count.failed > 0 ? [] : run.output.split("\n")) {
      if (line.startsWith("warning: ")) console.log(`  ${line}`);
    }
  }

  get #total(): Count {
    const add = (sum: Count, { count }: Ended) => ({
      passed: sum.passed + count.passed,
      failed: sum.failed + count.failed,
    });
    return this.#ended.reduce<Count>(add, { passed: 0, failed: 0 });
  }

  get isGreen(): boolean {
    return this.#total.failed === 0 && this.#total.passed > 0;
  }

  /**
   * What failed, together; the slowest files; which steps took
   * too long; and the count of all checks as the last line.
   */
  print(): void {
    for (const { step, run, count } of this.#ended) {
      const isTold = count.failed > 0 || (step.unsteady?.() ?? []).length > 0;
      if (isTold) console.log(`\n── ${step.name} ──\n${run.output}`);
    }
    const files = slowest(
      this.#ended.flatMap(({ step }) => step.files?.() ?? []),
      named,
    );
    if (files.length > 0) console.log("\nThe slowest files");
    for (const { path, seconds } of files) console.log(`${seconds.toFixed(1).padStart(7)} s  ${path}`);
    for (const { step, run } of this.#ended) {
      if (isOverWall(run, step.budget)) console.log(`Over its budget: ${step.name} (${costLine(run, step.budget)})`);
    }
    for (const { step } of this.#ended) {
      for (const test of step.unsteady?.() ?? []) console.log(`Unsteady, passed at the second try: ${test}`);
    }
    const { passed, failed } = this.#total;
    console.log(`${passed} passed, ${failed} failed`);
  }
}
