import { RadioCards } from "@giftshop/ui-kit/radio-cards";
import { memo } from "react";
import type { BuyTexts } from "../buy-texts.ts";
import type { Draft } from "../draft/draft.ts";

export interface RecipientChoiceProps {
  texts: BuyTexts["recipient"];
  /** Whether one of them was chosen. */
  decided: boolean;
  forSomebodyElse: boolean;
  several: boolean;
  /** That none was chosen, in words. */
  problem: string | undefined;
  onChange(patch: Partial<Draft>): void;
}

/** For oneself, for somebody else, or for several people: the first question, on one line of a phone. */
export const RecipientChoice = memo(function RecipientChoice({
  texts,
  decided,
  forSomebodyElse,
  several,
  problem,
  onChange,
}: RecipientChoiceProps) {
  const chosen = several ? "several" : forSomebodyElse ? "other" : "self";
  return (
    <RadioCards
      legend={texts.legend}
      name="recipient"
      direction="segments"
      value={decided ? chosen : ""}
      error={problem}
      hint={decided && chosen === "self" ? texts.selfHint : undefined}
      onChange={(who) => onChange({ decided: true, forSomebodyElse: who === "other", several: who === "several" })}
      options={[
        { value: "self", label: texts.self },
        { value: "other", label: texts.other },
        ...(texts.several ? [{ value: "several", label: texts.several }] : []),
      ]}
    />
  );
});
