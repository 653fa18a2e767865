import type { Translate } from "@giftshop/messages";
import type { RedeemWords } from "./balance-words.ts";

type T = Translate<RedeemWords>;

/** The sentence beside the card number. */
export const cardNumberText = (t: T, name: string): string => {
  switch (name) {
    case "required":
      return t("balance.errors.cardNumber.required");
    case "tooShort":
      return t("balance.errors.cardNumber.tooShort");
    case "tooLong":
      return t("balance.errors.cardNumber.tooLong");
    case "characters":
      return t("balance.errors.cardNumber.characters");
    default:
      return t("balance.errors.cardNumber.unknown");
  }
};

/** The sentence beside the PIN. */
export const pinText = (t: T, name: string): string => {
  switch (name) {
    case "required":
      return t("balance.errors.pin.required");
    case "tooShort":
      return t("balance.errors.pin.tooShort");
    case "tooLong":
      return t("balance.errors.pin.tooLong");
    default:
      return t("balance.errors.pin.characters");
  }
};
