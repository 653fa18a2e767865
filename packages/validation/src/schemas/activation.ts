import { array, object } from "yup";
import { limits } from "../lengths/limits.ts";
import { judgeActivationNumber, mostActivationCards } from "../rules/activation.ts";
import { type AmountBounds, judgeAmount } from "../rules/amount.ts";
import { judgeEmail } from "../rules/email.ts";
import { type giftCardPrefixes, normaliseDigits } from "../rules/gift-card.ts";
import { isId, isIdempotencyKey, isUuid } from "../rules/id.ts";
import { judgeMachineText } from "../rules/machine-text.ts";
import { judgeCount } from "./change-quantity.ts";
import { acceptance, id, optionalId, optionalInteger, optionalText, text, trimDigits } from "./fields.ts";

/** What the storefront says about an activation. */
export interface ActivationRules {
  /** Whose prefix the cards have. */
  group: keyof typeof giftCardPrefixes;
  /** Bounds of the amount on one card. */
  bounds: AmountBounds;
}

const judgeActivationEmail = (value: string) => (judgeEmail(value) === undefined ? undefined : "activationEmail");

/**
 * `CreateActivationOrderInput`, in the order of the form. That
 * there are cards, and an amount for each, is judged beside it.
 */
export const activationSchema = ({ group, bounds }: ActivationRules) => {
  const number = (value: string) => judgeActivationNumber(value, group);
  const amount = (value: number) => judgeAmount(value, bounds);
  return object({
    idempotencyKey: id(isIdempotencyKey),
    captchaToken: text(() => undefined),
    orderNumber: text(
      (value) => judgeMachineText(value, limits.reference),
      (value) => trimDigits(value).toUpperCase(),
    ),
    email: text(judgeActivationEmail, (value) => value.trim()),
    rangeFrom: optionalText(number, normaliseDigits),
    rangeTo: optionalText(number, normaliseDigits),
    cards: array(object({ cardNumber: text(number, normaliseDigits), amount: optionalInteger(amount) }))
      .typeError("characters")
      .max(mostActivationCards, "tooLong"),
    amount: optionalInteger(amount),
  });
};

/** `PayActivationOrderInput`. */
export const payActivationSchema = object({
  idempotencyKey: id(isIdempotencyKey),
  uuid: id(isUuid),
  expectedTotal: optionalInteger(judgeCount),
  paymentMethod: id(isId),
  issuer: optionalId(isId),
  acceptTerms: acceptance(),
});
