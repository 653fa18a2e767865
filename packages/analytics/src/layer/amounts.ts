import { taxWithin } from "@giftshop/validation/tax";

/** Something with a price of the shop, integer minor units. */
export interface Priced {
  productType: string;
  /** Price with VAT where there is any. */
  price: number;
}

/** Minor units as the field writes amounts: 2550 is 25.5. */
export const major = (minor: number): number => minor / 100;

/**
 * What remains of a product's price without VAT, minor units:
 * gift cards and donations carry none, a box of blank cards does.
 *
 * @param rate basis points
 */
export const withoutTax = ({ productType, price }: Priced, rate: number): number =>
  productType === "GIFTCARD_BLANK" ? price - taxWithin(price, rate) : price;

/**
 * What is added to the basket as the ledger will have it, minor units:
 * cards and what goes around them, each part rounded as commerce does.
 *
 * @param extras wrapper and packing of one gift, VAT included
 * @param rate basis points
 */
export const lineWithoutTax = (card: Priced, extras: number, quantity: number, rate: number): number => {
  const around = extras * quantity;
  return withoutTax({ ...card, price: card.price * quantity }, rate) + around - taxWithin(around, rate);
};
