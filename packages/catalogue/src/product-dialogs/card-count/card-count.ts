import { formatMoney } from "@giftshop/messages/format";
import { type CardBounds, splitValue } from "@giftshop/validation/rules";
import type { DeliveryKind } from "../../buy/offer.ts";

/** What is about to be ordered, as far as it says how many cards arrive; serialisable. */
export interface CardCount {
  kind: DeliveryKind;
  /** Value of one gift, minor units. */
  value: number;
  /** How many such gifts. */
  gifts: number;
  /** Bounds of one digital card. */
  bounds: CardBounds;
  /** ISO 4217 and BCP 47: how amounts are written. */
  currency: string;
  locale: string;
}

/**
 * Values of the cards of one gift: a digital one above the bound is
 * several, what is printed is always one (specification, section 9).
 */
export const cardsOfGift = ({ kind, value, bounds }: CardCount): number[] =>
  kind === "DIGITAL" ? splitValue(value, bounds) : [value];

/** How many cards there are of each value, the largest first. */
export const cardsByValue = (count: CardCount): { value: number; pieces: number }[] => {
  const byValue = Map.groupBy(cardsOfGift(count), (value) => value);
  return [...byValue].map(([value, cards]) => ({ value, pieces: cards.length * count.gifts }));
};

/** The sum as one would write it: "145 € + 10 €", "3 × 50 €", "2 × (145 € + 10 €)". */
export const sumOfCards = (count: CardCount): string => {
  const { gifts, currency, locale } = count;
  const values = cardsOfGift(count).map((value) => formatMoney({ value, currency }, locale));
  const sum = values.join(" + ");
  if (gifts === 1) return sum;
  return values.length === 1 ? `${gifts} × ${sum}` : `${gifts} × (${sum})`;
};
