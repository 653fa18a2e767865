import type { Problem } from "./types.ts";

/** A call that was refused: what the API said about it. */
export class ApiProblem extends Error {
  override readonly name: string = "ApiProblem";
  readonly problem: Problem;
  /** Seconds after which it may be tried again, where that was said. */
  readonly retryAfter: number | undefined;

  constructor(problem: Problem, retryAfter?: number) {
    super(problem.detail);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }

  /** Such as `credit_exceeded`. */
  get code(): string {
    return this.problem.code;
  }

  get status(): number {
    return this.problem.status;
  }
}
