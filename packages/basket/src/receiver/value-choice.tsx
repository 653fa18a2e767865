import { formatMoney } from "@giftshop/messages/format";
import type { TranslateReceiver } from "@giftshop/messages/late-receivers";
import { AmountField } from "@giftshop/ui-kit/amount-field";
import { ChipGroup } from "@giftshop/ui-kit/chip";
import { useState } from "react";
import type { Offers } from "./load-offers.ts";

export interface ValueChoiceProps {
  words: TranslateReceiver;
  /** BCP 47. */
  locale: string;
  currency: string;
  offer: NonNullable<Offers["digitalVariationConfig"]>;
  /** As it is typed, in whole units. */
  amount: string;
  error: string | undefined;
  onChange(amount: string): void;
}

const own = "own";

/** The values as chips as on the product page and, unless they are fixed, an amount of one's own. */
export const ValueChoice = ({ words, locale, currency, offer, amount, error, onChange }: ValueChoiceProps) => {
  const chips = offer.pricesToShow.map((one) => ({
    value: String(one.value / 100),
    label: formatMoney(one, locale),
  }));
  const offered = chips.some(({ value }) => value === amount);
  const [asked, setAsked] = useState(false);
  const typed = !offer.hasFixedPrices && (asked || !offered);
  return (
    <>
      <ChipGroup
        legend={words("edit.value", { currency })}
        name="edit-value"
        even
        options={offer.hasFixedPrices ? chips : [...chips, { value: own, label: words("edit.other"), rest: true }]}
        value={typed ? own : amount}
        onChange={(value) => {
          setAsked(value === own);
          if (value !== own) onChange(value);
        }}
        error={typed ? undefined : error}
      />
      {typed && (
        <AmountField
          label={words("edit.other")}
          currency={currency}
          locale={locale}
          error={error}
          autoComplete="off"
          value={amount}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </>
  );
};
