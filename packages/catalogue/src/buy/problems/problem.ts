import type { ReceiverWords } from "@giftshop/messages/late-receivers";
import type { BrandLimit, LimitName } from "@giftshop/messages/limit-text";
import type { Field } from "../draft/fields.ts";

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
  "tooFewLeft",
  "basketFull",
  "notOffered",
  "wrapperGone",
  "packingGone",
  "dayPassed",
  "tooMany",
  "unexpected",
] as const;
/**
 * What an order cannot hold has its sentence from elsewhere, and here, under `advice`, what to do about it.
 */
export type ProblemName = (typeof problemNames)[number] | LimitName | FaultName;

/** What is wrong with a receiver: words of `@giftshop/messages/late-receivers`. */
export type FaultName = `faults.${keyof ReceiverWords["faults"]}`;

export const isFault = (name: ProblemName): name is FaultName => name.startsWith("faults.");

/** Something to mend, and where. */
export interface Problem {
  field: Field;
  name: ProblemName;
  /** What `appleLimit` is about, as commerce said it. */
  limit?: BrandLimit;
}

/** What is wrong with each field, in words. */
export type Problems = Partial<Record<Field, string>>;
