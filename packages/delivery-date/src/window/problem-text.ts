import type { Translate } from "@giftshop/messages";
import { errorCodes } from "@giftshop/validation/error-codes";
import type en from "./messages/en.json";

/** Words of the window. */
export type TranslateWindow = Translate<typeof en>;

/** Why a day was not taken, in words. */
export const problemText = (t: TranslateWindow, code: number): string => {
  switch (code) {
    case errorCodes.deliveryTooSoon:
      return t("problems.tooSoon");
    case errorCodes.deliveryTooFar:
      return t("problems.tooFar");
    case errorCodes.deliveryDayClosed:
      return t("problems.closed");
    case errorCodes.deliveryUnderWay:
      return t("problems.underWay");
    case errorCodes.deliveryChanged:
    case errorCodes.basketChanged:
    case errorCodes.packageNotFound:
      return t("problems.changed");
    default:
      return t("problems.unexpected");
  }
};
