import { RadioCards } from "@giftshop/ui-kit/radio-cards";
import { memo } from "react";
import type { BuyTexts } from "../buy-texts.ts";
import type { Draft } from "../draft/draft.ts";

export interface RecipientChoiceProps {
  texts: BuyTexts["recipient"];
  forSomebodyElse: boolean;
  several: boolean;
  onChange(patch: Partial<Draft>): void;
}

/** For oneself, for somebody else, or for several people. */
export const RecipientChoice = memo(function RecipientChoice({
  texts,
  forSomebodyElse,
  several,
  onChange,
}: RecipientChoiceProps) {
  return (
    <RadioCards
      legend={texts.legend}
      name="recipient"
      // Three side by side would leave a hole, or have their words in three lines.
      direction={texts.several ? "list" : "joined"}
      value={several ? "several" : forSomebodyElse ? "other" : "self"}
      onChange={(who) => onChange({ forSomebodyElse: who === "other", several: who === "several" })}
      options={[
        { value: "self", label: texts.self },
        { value: "other", label: texts.other },
        ...(texts.several ? [{ value: "several", label: texts.several }] : []),
      ]}
    />
  );
});
