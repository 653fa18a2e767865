import type { Refusal } from "../generated/graphql.ts";

/** What every operation of the admin answers. */
export interface Answer<Data> {
  data: Data | null;
  errors: readonly { code: Refusal; parameter?: string | null }[];
}

/** Finds the one answer in what a document of one operation gives. */
export const answerIn = <Data>(result: Readonly<Record<string, Answer<Data>>>): Answer<Data> => {
  const [answer] = Object.values(result);
  if (answer === undefined) throw new Error("A document asked for nothing.");
  return answer;
};

/** What the one operation of a document gives. */
export type DataOf<Result> =
  Result extends Readonly<Record<string, infer One>>
    ? One extends { data: infer Data }
      ? NonNullable<Data>
      : never
    : never;
