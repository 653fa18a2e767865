import { ChipGroup } from "@giftshop/ui-kit/chip";
import { memo } from "react";
import type { BuyTexts } from "../buy-texts.ts";
import type { Draft } from "../draft/draft.ts";
import type { Offer } from "../offer.ts";

export interface ValueChoiceProps {
  texts: BuyTexts["value"];
  offer: Offer;
  /** Value of the chosen chip, minor units; absent while the amount is typed. */
  value: number | undefined;
  /** What is wrong with the value, in words; shown at the amount while that is typed. */
  problem: string | undefined;
  onChange(patch: Partial<Draft>): void;
}

const custom = "custom";

/** The values as chips and, unless they are fixed, one for an amount of one's own. */
export const ValueChoice = memo(function ValueChoice({
  texts,
  offer,
  value: chosen,
  problem,
  onChange,
}: ValueChoiceProps) {
  const typed = chosen === undefined;
  const chips = offer.values.map(({ value, text }) => ({ value: String(value), label: text }));
  return (
    <ChipGroup
      legend={texts.legend}
      name="value"
      even
      options={offer.hasFixedPrices ? chips : [...chips, { value: custom, label: texts.other, rest: true }]}
      value={typed ? custom : String(chosen)}
      onChange={(value) => onChange({ value: value === custom ? undefined : Number(value) })}
      error={typed ? undefined : problem}
    />
  );
});
