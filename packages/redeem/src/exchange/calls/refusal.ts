import { type ErrorName, errorCodes } from "@giftshop/validation/error-codes";
import type { ExchangeTranslate } from "../exchange-words.ts";

/** An error as commerce says it. */
export interface CommerceError {
  code: number;
  referencedRequestParameter: string | null;
}

/** Why a call came to nothing: the name of commerce's code, or that nobody answered. */
export interface Refusal {
  name: ErrorName | "unreachable";
  /** What it is about, such as `input.cardNumber`. */
  parameter: string | null;
}

export const unreachable: Refusal = { name: "unreachable", parameter: null };

const nameOf = (code: number): ErrorName =>
  (Object.keys(errorCodes) as ErrorName[]).find((name) => errorCodes[name] === code) ?? "unexpected";

/** The first of commerce's errors; `undefined` for none. */
export const refusalOf = ([first]: readonly CommerceError[]): Refusal | undefined =>
  first && { name: nameOf(first.code), parameter: first.referencedRequestParameter };

/** What is told with a sentence of its own. */
const told = [
  "redeemEnded",
  "cardAlreadyAdded",
  "cardBlocked",
  "cardExpired",
  "cardEmpty",
  "cardNotActivated",
  "cardNotRedeemable",
  "cardTypesDiffer",
  "cardOfOtherStore",
  "cardWithoutBrand",
  "tooManyCards",
  "remainderTooSmall",
  "notInExchange",
  "giftCardNotRecognised",
  "giftCardLocked",
  "tooManyRequests",
  "captchaFailed",
  "outOfStock",
  "unreachable",
] as const;

const isTold = (name: string): name is (typeof told)[number] => (told as readonly string[]).includes(name);

const limits: readonly string[] = ["appleLimit", "countLimit", "basketFull", "stockHeld"];

/** The sentence for a refusal: what is wrong, and what to do. */
export const refusalText = (t: ExchangeTranslate, { name }: Refusal): string => {
  if (isTold(name)) return t(`errors.${name}`);
  if (name === "giftCardBlocked") return t("errors.cardBlocked");
  if (name === "basketChanged") return t("basket.changed");
  if (name === "productNotFound") return t("errors.notInExchange");
  return t(limits.includes(name) ? "errors.limit" : "errors.unexpected");
};

/** Whether it is about the PIN rather than the card: that is where its sentence stands. */
export const isAboutPin = ({ parameter }: Refusal): boolean => parameter?.endsWith("pin") ?? false;

/** Number and PIN do not go together, or were tried too often: either may be the one to be changed. */
const ofBoth: readonly string[] = ["giftCardNotRecognised", "giftCardLocked"];

/** Whether it is about the card that was typed, and stands at its field until another one is typed. */
export const isAboutCard = ({ name, parameter }: Refusal): boolean =>
  !ofBoth.includes(name) &&
  ((parameter?.startsWith("input.cardNumber") ?? false) ||
    name.startsWith("card") ||
    name.startsWith("giftCard") ||
    name === "tooManyCards");
