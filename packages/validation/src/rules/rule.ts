import type { ErrorName } from "../error-codes.ts";

/** What is wrong with a value, or `undefined` when nothing is. */
export type Judgement = ErrorName | undefined;
