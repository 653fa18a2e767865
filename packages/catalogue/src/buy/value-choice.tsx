import { AmountField } from "@giftshop/ui-kit/amount-field";
import { ChipGroup } from "@giftshop/ui-kit/chip";
import { fill } from "../arrival/fill.ts";
import type { BuyTexts } from "./buy-texts.ts";
import type { Draft } from "./draft.ts";
import type { Offer } from "./offer.ts";

export interface ValueChoiceProps {
  texts: BuyTexts["value"];
  offer: Offer;
  draft: Draft;
  /** What is wrong with the value, in words. */
  problem: string | undefined;
  /** ISO 4217 and BCP 47: how the typed amount's currency is shown. */
  currency: string;
  locale: string;
  onChange(patch: Partial<Draft>): void;
  onLeave(): void;
}

const custom = "custom";

/** The values as chips and, unless they are fixed, an amount of one's own with its bounds. */
export function ValueChoice({ texts, offer, draft, problem, currency, locale, onChange, onLeave }: ValueChoiceProps) {
  const typed = draft.value === undefined;
  const chips = offer.values.map(({ value, text }) => ({ value: String(value), label: text }));
  return (
    <>
      <ChipGroup
        legend={texts.legend}
        name="value"
        options={offer.hasFixedPrices ? chips : [...chips, { value: custom, label: texts.other }]}
        value={typed ? custom : String(draft.value)}
        onChange={(value) => onChange({ value: value === custom ? undefined : Number(value) })}
        error={typed ? undefined : problem}
      />
      {typed && (
        <AmountField
          id="buy-amount"
          name="amount"
          label={texts.amount}
          hint={fill(texts.bounds, { minimum: offer.minimum.text, maximum: offer.maximum.text })}
          error={problem}
          currency={currency}
          locale={locale}
          value={draft.amount}
          onChange={(event) => onChange({ amount: event.target.value })}
          onBlur={onLeave}
        />
      )}
    </>
  );
}
