import { errorCodes } from "@giftshop/validation/error-codes";

/** What commerce says, or why it does not. */
export type Outcome<Data, Refusal extends string> = { data: Data } | { refusal: Refusal };

type Code = keyof typeof errorCodes;

/**
 * Tells an answer apart: its data, else the first of these
 * refusals that is among its errors, else that it cannot be told.
 *
 * @param refusals what each error is called here
 */
export const outcomeOf = <Data, Refusal extends string>(
  answer: { data: Data | null | undefined; errors: readonly { code: number }[] },
  refusals: Partial<Record<Code, Refusal>>,
): Outcome<Data, Refusal | "tooMany" | "unavailable"> => {
  if (answer.data) return { data: answer.data };
  const codes = answer.errors.map(({ code }) => code);
  if (codes.includes(errorCodes.tooManyRequests)) return { refusal: "tooMany" };
  const named = Object.entries(refusals).find(([name]) => codes.includes(errorCodes[name as Code]));
  return { refusal: named?.[1] ?? "unavailable" };
};
