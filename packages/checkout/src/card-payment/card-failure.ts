import { errorCodes } from "@giftshop/validation/error-codes";

/** Why a gift card does not pay, as the page tells it apart. */
export type CardFailure =
  | "typed"
  | "notRecognised"
  | "locked"
  | "blocked"
  | "expired"
  | "empty"
  | "notActivated"
  | "otherStore"
  /** Beside those of an exchange: of another kind, or a brand's own, which is not exchanged. */
  | "otherKind"
  | "notExchanged"
  | "alreadyAdded"
  | "tooMany"
  | "tooManyRequests"
  | "captcha"
  | "unavailable";

const failures: Readonly<Record<number, CardFailure>> = {
  [errorCodes.giftCardNotRecognised]: "notRecognised",
  [errorCodes.giftCardLocked]: "locked",
  [errorCodes.giftCardBlocked]: "blocked",
  [errorCodes.cardBlocked]: "blocked",
  [errorCodes.cardExpired]: "expired",
  [errorCodes.cardEmpty]: "empty",
  [errorCodes.cardNotActivated]: "notActivated",
  [errorCodes.cardOfOtherStore]: "otherStore",
  [errorCodes.cardTypesDiffer]: "otherKind",
  [errorCodes.cardNotRedeemable]: "notExchanged",
  [errorCodes.cardAlreadyAdded]: "alreadyAdded",
  [errorCodes.tooManyCards]: "tooMany",
  [errorCodes.tooManyRequests]: "tooManyRequests",
  [errorCodes.captchaFailed]: "captcha",
};

/** What commerce answered to a card, by the codes of its errors. */
export const cardFailureOf = (codes: readonly number[]): CardFailure =>
  codes.map((code) => failures[code]).find((failure) => failure !== undefined) ?? "unavailable";
