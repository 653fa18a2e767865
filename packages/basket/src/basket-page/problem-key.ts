import { errorCodes } from "@giftshop/validation/error-codes";

const keys = {
  [errorCodes.outOfStock]: "outOfStock",
  [errorCodes.productNotFound]: "notSold",
  [errorCodes.valueOutOfBounds]: "value",
  [errorCodes.receiverAddress]: "address",
  [errorCodes.wrongQuantity]: "quantity",
  [errorCodes.notAnOption]: "value",
  [errorCodes.appleLimit]: "appleLimit",
  [errorCodes.countLimit]: "countLimit",
  [errorCodes.basketFull]: "basketFull",
  [errorCodes.packageNotFound]: "gone",
  [errorCodes.basketChanged]: "changed",
  [errorCodes.deliveryTooSoon]: "dayPassed",
  [errorCodes.deliveryTooFar]: "dayPassed",
  [errorCodes.deliveryDayClosed]: "dayPassed",
  [errorCodes.tooManyRequests]: "tooMany",
} as const;

/**
 * Key of the words in `messages/*.json` under `problems`; of a limit, under `advice` for what to do about it.
 */
export type ProblemKey =
  | (typeof keys)[keyof typeof keys]
  /** More were wished than are left; those that were there before still are. */
  | "tooFewLeft"
  | "unreachable"
  /** Commerce is out of reach, and what was pressed is noted. */
  | "waiting"
  | "unexpected";

/** Which words a code of commerce is told with (specification, section 8). */
export const problemKey = (code: number): ProblemKey => (code in keys ? keys[code as keyof typeof keys] : "unexpected");
