import { readRowError } from "./activation-values.ts";
import type { ActivationTranslate } from "./activation-words.ts";

/** Bounds of the amount on a card, in words. */
export interface BoundsWords {
  minimum: string;
  maximum: string;
}

const numberText = (t: ActivationTranslate, error: string): string => {
  if (error === "required") return t("errors.number");
  return error === "activationPrefix" ? t("errors.prefix") : t("errors.numberForm");
};

const amountText = (t: ActivationTranslate, error: string, bounds: BoundsWords): string =>
  error === "required" ? t("errors.amount") : t("errors.amountForm", { ...bounds });

const isAmountError = (error: string): boolean => error === "wholeNumber" || error === "valueOutOfBounds";

/** The sentence beside a field: what is wrong and what to do. */
export const activationErrorText = (
  t: ActivationTranslate,
  field: string,
  error: string,
  bounds: BoundsWords,
): string => {
  const inRow = readRowError(error);
  if (inRow) {
    const { row, name } = inRow;
    const text = isAmountError(name) ? amountText(t, name, bounds) : numberText(t, name);
    return t("errors.row", { row, text });
  }
  switch (field) {
    case "orderNumber":
      return t("errors.order");
    case "email":
      return t("errors.email");
    case "list":
      return error === "required" ? t("errors.list") : t("errors.tooMany");
    case "amount":
      return amountText(t, error, bounds);
    default:
      return numberText(t, error);
  }
};
