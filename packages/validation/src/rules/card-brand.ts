import { normaliseDigits } from "./gift-card.ts";

/** Payment card brands that can be told by their number (specification, section 5). */
export type CardBrand =
  | "visa"
  | "mastercard"
  | "amex"
  | "diners"
  | "discover"
  | "jcb"
  | "maestro"
  | "electron"
  | "dankort"
  | "interpayment"
  | "unionpay";

interface BrandNumbers {
  brand: CardBrand;
  start: RegExp;
  /** Lengths of a complete number; absent where the brand has many. */
  lengths?: readonly number[];
}

// In order: ranges that lie inside another brand's range come first
// (Electron inside Visa's 4, Interpayment 636 inside Maestro's 63).
const brands: readonly BrandNumbers[] = [
  { brand: "electron", start: /^(?:4026|417500|4405|4508|4844|4913|4917)/u, lengths: [16] },
  { brand: "interpayment", start: /^636/u },
  { brand: "dankort", start: /^5019/u, lengths: [16] },
  { brand: "maestro", start: /^(?:5018|5020|5038|5612|5893|6304|6759|676[1-3]|0604|6390)/u },
  { brand: "visa", start: /^4/u, lengths: [13, 16] },
  {
    brand: "mastercard",
    start: /^(?:5[1-5]|222[1-9]|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)/u,
    lengths: [16],
  },
  { brand: "amex", start: /^3[47]/u, lengths: [15] },
  { brand: "diners", start: /^(?:30[0-5]|36|38)/u, lengths: [14] },
  { brand: "discover", start: /^(?:6011|65)/u, lengths: [16] },
  { brand: "jcb", start: /^(?:2131|1800|35)/u },
  { brand: "unionpay", start: /^(?:62|88)/u },
];

/**
 * Brand of a payment card, from its first digits. It serves
 * to show the brand: our pages never hold a card number.
 *
 * @param complete true when the number is whole, and its length must be one the brand has
 */
export const cardBrandOf = (number: string, complete = false): CardBrand | undefined => {
  const digits = normaliseDigits(number);
  const found = brands.find(({ start }) => start.test(digits));
  if (!found || !complete || !found.lengths) return found?.brand;
  return found.lengths.includes(digits.length) ? found.brand : undefined;
};
