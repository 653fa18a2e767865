import { type Schema, ValidationError } from "yup";

/** What is wrong with a value, or `undefined`. */
export type Judge = (rule: Schema, value: unknown) => string | undefined;

const mostRemembered = 5000;
const longestRemembered = 40;

const judgeAnew: Judge = (rule, value) => {
  try {
    rule.validateSync(value);
    return undefined;
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return error.message;
  }
};

/**
 * Judges values by yup rules. Catalogues say the same few
 * things in each row: what was judged once is remembered.
 */
export const createJudge = (): Judge => {
  const verdicts = new Map<Schema, Map<unknown, string | undefined>>();
  return (rule, value) => {
    const short = typeof value === "string" && value.length <= longestRemembered;
    if (!short && typeof value !== "number" && typeof value !== "boolean" && value !== undefined)
      return judgeAnew(rule, value);
    const known = verdicts.get(rule) ?? new Map<unknown, string | undefined>();
    verdicts.set(rule, known);
    if (known.has(value)) return known.get(value);
    const verdict = judgeAnew(rule, value);
    if (known.size < mostRemembered) known.set(value, verdict);
    return verdict;
  };
};
