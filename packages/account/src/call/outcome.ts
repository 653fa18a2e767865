import { type ErrorName, errorCodes } from "@giftshop/validation/error-codes";
import { type Answer, type Failure, failureIn, type Payload } from "./answer.ts";

export type { Failure, Payload };

/**
 * What came of a call: its data, fields that were refused
 * (name of the error by name of the field), or a failure.
 */
export type Outcome<Data> = Answer<Data> | { kind: "refused"; errors: Readonly<Record<string, string>> };

const nameByCode = new Map<number, ErrorName>(
  Object.entries(errorCodes).map(([name, code]) => [code, name as ErrorName]),
);

/** The field that a path of a call means: `input.address.city` is `address.city`. */
const fieldOf = (path: string): string => path.replace(/^input\./u, "");

/** What a payload says of its call. */
export const outcomeOf = <Data>({ data, errors }: Payload<Data>): Outcome<Data> => {
  const [first] = errors;
  if (!first) return data ? { kind: "done", data } : { kind: "failed", failure: "unavailable" };
  const failure = failureIn(errors);
  if (failure) return { kind: "failed", failure };
  const fields = errors.flatMap(({ code, referencedRequestParameter: path }) => {
    const name = nameByCode.get(code);
    return path && name ? [[fieldOf(path), name] as const] : [];
  });
  if (fields.length === 0) return { kind: "failed", failure: "unavailable" };
  return { kind: "refused", errors: Object.fromEntries(fields) };
};
