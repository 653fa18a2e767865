import { AmountField } from "@giftshop/ui-kit/amount-field";
import { memo } from "react";
import type { LateTranslate } from "../../product-dialogs/late-words.ts";
import type { Draft } from "../draft/draft.ts";
import type { Offer } from "../offer.ts";

export interface AmountChoiceProps {
  t: LateTranslate;
  offer: Offer;
  /** As it was typed. */
  amount: string;
  /** What is wrong with the amount, in words. */
  problem: string | undefined;
  /** ISO 4217 and BCP 47: how the currency is shown. */
  currency: string;
  locale: string;
  onChange(patch: Partial<Draft>): void;
  onLeave(): void;
}

/** An amount of one's own with its bounds. */
export const AmountChoice = memo(function AmountChoice({
  t,
  offer,
  amount,
  problem,
  currency,
  locale,
  onChange,
  onLeave,
}: AmountChoiceProps) {
  return (
    <AmountField
      id="buy-amount"
      name="amount"
      label={t("amount.label", { currency })}
      hint={t("amount.bounds", { minimum: offer.minimum.text, maximum: offer.maximum.text })}
      error={problem}
      currency={currency}
      locale={locale}
      value={amount}
      onChange={(event) => onChange({ amount: event.target.value })}
      onBlur={onLeave}
    />
  );
});
