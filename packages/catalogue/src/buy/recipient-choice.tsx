import { RadioCards } from "@giftshop/ui-kit/radio-cards";
import { memo } from "react";
import type { BuyTexts } from "./buy-texts.ts";
import type { Draft } from "./draft.ts";

export interface RecipientChoiceProps {
  texts: BuyTexts["recipient"];
  forSomebodyElse: boolean;
  onChange(patch: Partial<Draft>): void;
}

/** For oneself or for somebody else. */
export const RecipientChoice = memo(function RecipientChoice({
  texts,
  forSomebodyElse,
  onChange,
}: RecipientChoiceProps) {
  return (
    <RadioCards
      legend={texts.legend}
      name="recipient"
      direction="row"
      value={forSomebodyElse ? "other" : "self"}
      onChange={(who) => onChange({ forSomebodyElse: who === "other" })}
      options={[
        { value: "self", label: texts.self },
        { value: "other", label: texts.other },
      ]}
    />
  );
});
