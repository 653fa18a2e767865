export * from "./src/error-codes.ts";
export { limits } from "./src/lengths/limits.ts";
export {
  type ActivationRow,
  judgeActivationNumber,
  mostActivationCards,
  readActivationRows,
  readAmount,
} from "./src/rules/activation.ts";
export { type AmountBounds, judgeAmount, judgeQuantity, quantityLimits } from "./src/rules/amount.ts";
export { type BillingNeeds, billingNeeds } from "./src/rules/billing-needs.ts";
export { judgeBlikCode } from "./src/rules/blik.ts";
export { type CardBrand, cardBrandOf } from "./src/rules/card-brand.ts";
export { judgeConfirmation, judgeEmail, suggestEmail } from "./src/rules/email.ts";
export {
  giftCardPrefixes,
  judgeCardNumber,
  judgePin,
  luhnDigit,
  normaliseDigits,
  readCardNumberAndPin,
} from "./src/rules/gift-card.ts";
export { isId, isIdempotencyKey, isUuid } from "./src/rules/id.ts";
export { judgeMachineText } from "./src/rules/machine-text.ts";
export { judgeDegrees, roundDegrees } from "./src/rules/map.ts";
export { judgePassword, judgePasswordConfirmation, normalisePassword, passwordLimits } from "./src/rules/password.ts";
export { judgePhone, normalisePhone } from "./src/rules/phone.ts";
export { type AddressShape, addressShape } from "./src/rules/post/address-shape.ts";
export { judgeHouseNumber, noHouseNumber } from "./src/rules/post/house-number.ts";
export { judgePostCode, normalisePostCode } from "./src/rules/post/post-code.ts";
export { postageFor } from "./src/rules/post/postage.ts";
export { type CardBounds, splitValue } from "./src/rules/split-value.ts";
export { taxWithin } from "./src/rules/tax-within.ts";
export { graphemes, judgeMessage, judgeName, judgeText, normaliseText } from "./src/rules/text.ts";
export { judgeVatNumber, normaliseVatNumber } from "./src/rules/vat-number.ts";
