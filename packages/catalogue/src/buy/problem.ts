import type { Field } from "./draft.ts";

/** Keys of the words in `product-dialogs/messages/*.json` under `problems`. */
export const problemNames = [
  "amountWhole",
  "amountBounds",
  "name",
  "nameCharacters",
  "email",
  "emailForm",
  "emailAgain",
  "emailsDiffer",
  "messageLong",
  "messageEmoji",
  "messageCharacters",
  "messageBlank",
  "quantity",
  "soldOut",
  "tooFewLeft",
  "brandLimit",
  "countLimit",
  "basketFull",
  "notOffered",
  "wrapperGone",
  "packingGone",
  "tooMany",
  "unexpected",
] as const;
export type ProblemName = (typeof problemNames)[number];

/** Something to mend, and where. */
export interface Problem {
  field: Field;
  name: ProblemName;
}

/** What is wrong with each field, in words. */
export type Problems = Partial<Record<Field, string>>;
