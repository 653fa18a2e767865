import { userInfo } from "node:os";
import { Failure } from "../../../platform/failure.ts";

/** Whom a decision is written down for: whoever is at the keyboard. */
export const staffName = (): string => userInfo().username;

/** What is said as `name=value`. */
export const named = (words: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    words.flatMap((word) => {
      const at = word.indexOf("=");
      return at > 0 ? [[word.slice(0, at), word.slice(at + 1)] as const] : [];
    }),
  );

/** An amount as it is typed, `12.50` or `12,50`, in minor units; `undefined` where it is none. */
export const amountIn = (text: string | undefined): number | undefined => {
  const [, whole, cents = ""] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text ?? "") ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(cents.padEnd(2, "0"));
};

/** What became of something, in a line; what is expected to fail says by which code. */
export const said = async (
  reference: string,
  work: () => Promise<string>,
): Promise<{ text: string; done: boolean }> => {
  try {
    return { text: `${reference}: ${await work()}`, done: true };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const why = error.problems.map(({ code, parameter }) => `${code} ${parameter ?? ""}`.trim()).join(", ");
    return { text: `${reference}: refused (${why}).`, done: false };
  }
};
