import type { Field } from "./draft.ts";

/** Keys of the words in `messages/*.json` under `problems`. */
export const problemNames = [
  "amountWhole",
  "amountBounds",
  "name",
  "nameCharacters",
  "email",
  "emailForm",
  "messageLong",
  "messageEmoji",
  "messageCharacters",
  "messageBlank",
  "quantity",
  "soldOut",
  "brandLimit",
  "countLimit",
  "basketFull",
  "notOffered",
  "tooMany",
  "unreachable",
  "unexpected",
] as const;
export type ProblemName = (typeof problemNames)[number];

/** Something to mend, and where. */
export interface Problem {
  field: Field;
  name: ProblemName;
}

/** One problem per field, as the form shows them. */
export type Problems = Partial<Record<Field, ProblemName>>;
