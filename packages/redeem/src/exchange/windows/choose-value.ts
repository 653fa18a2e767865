import type { ResultOf } from "@giftshop/graphql";
import type { ExchangeVariationFragment } from "../calls/queries.ts";
import type { RedeemOrder } from "../redeem-order.fragment.ts";

type Variation = ResultOf<typeof ExchangeVariationFragment>;

/** A way a card is had. */
export interface Offer extends Variation {
  kind: "DIGITAL" | "PHYSICAL";
}

/** The ways that are in stock, by e-mail first. */
export const offersOf = (variations: Record<Offer["kind"], Variation | null>): Offer[] =>
  (["DIGITAL", "PHYSICAL"] as const).flatMap((kind) => {
    const variation = variations[kind];
    return variation?.inStock ? [{ ...variation, kind }] : [];
  });

const digitsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** A typed amount in minor units; NaN for what is no number. */
export const minorUnits = (typed: string, currency: string): number => {
  const text = typed.normalize("NFKC").trim().replace(",", ".");
  return text === "" ? Number.NaN : Math.round(Number(text) * 10 ** digitsOf(currency));
};

export type ValueProblem = "required" | "whole" | "bounds";

/** What is wrong with a value, in minor units; commerce judges by the same bounds again. */
export const judgeValue = (value: number, offer: Offer): ValueProblem | undefined => {
  if (!Number.isFinite(value)) return "required";
  if (offer.hasFixedPrices) return offer.pricesToShow.some((price) => price.value === value) ? undefined : "required";
  if (value % 10 ** digitsOf(offer.minPrice.currency) !== 0) return "whole";
  return value < offer.minPrice.value || value > offer.maxPrice.value ? "bounds" : undefined;
};

/** What is left on the cards, and what is to be paid beside them, once a value is chosen too. Minor units. */
export const afterChoice = (
  { remainingBalance, toPay }: Pick<RedeemOrder, "remainingBalance" | "toPay">,
  value: number,
): { left: number; toPay: number } => ({
  left: Math.max(0, remainingBalance.value - value),
  toPay: toPay.value + Math.max(0, value - remainingBalance.value),
});
