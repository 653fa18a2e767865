import type { Translate } from "@giftshop/messages";
import type { ErrorName } from "@giftshop/validation/error-codes";
import { nameOfCode } from "../checkout-form/problems/field-errors.ts";
import type { CheckoutWords } from "../frame/checkout-words.ts";

/**
 * Why something could not be done about an order, and what
 * to do now. @param code `undefined`: nobody answered
 */
export const failureText = (t: Translate<CheckoutWords>, code: number | undefined): string => {
  const name: ErrorName = code === undefined ? "unexpected" : nameOfCode(code);
  switch (name) {
    case "giftNotSendable":
      return t("aftercare.errors.notSendable");
    case "giftInUse":
      return t("aftercare.errors.inUse");
    case "correctionOver":
    case "claimOver":
    case "claimTooEarly":
      return t("aftercare.errors.over");
    case "deliveryUnderWay":
      return t("aftercare.errors.underWay");
    case "claimByPerson":
      return t("aftercare.errors.byPerson");
    case "tooManyRequests":
      return t("errors.tooManyRequests");
    default:
      return t("aftercare.errors.unexpected");
  }
};
