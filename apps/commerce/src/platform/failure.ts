import { type ErrorCode, type ErrorName, errorCodes } from "@giftshop/validation";

/** The most of a brand that an order may hold. */
export interface BrandLimit {
  brand: string;
  /** Minor units. */
  sum: { currency: string; value: number };
}

/** One thing that is wrong, and the path of the input field it is about (`input.recipient.email`). */
export interface Problem {
  code: ErrorCode;
  parameter?: string | undefined;
  /** What 2015 is about. */
  limit?: BrandLimit | undefined;
}

/**
 * An expected failure: thrown anywhere below a resolver, it rolls back the transaction around it and becomes
 * `errors`. `data` is what the answer carries beside them (2040 answers with the basket as it is now).
 */
export class Failure extends Error {
  readonly problems: readonly Problem[];
  readonly data: unknown;

  constructor(what: ErrorName | readonly Problem[], parameter?: string, data: unknown = null) {
    const problems = typeof what === "string" ? [{ code: errorCodes[what], parameter }] : what;
    super(`Expected failure ${problems.map(({ code }) => code).join(", ")}`);
    this.name = "Failure";
    this.problems = problems;
    this.data = data;
  }

  /** Code of the first problem. */
  get code(): ErrorCode {
    return this.problems[0]?.code ?? errorCodes.unexpected;
  }
}
