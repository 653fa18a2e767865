import { RadioCards } from "@giftshop/ui-kit/radio-cards";
import type { BuyTexts } from "./buy-texts.ts";
import type { Draft } from "./draft.ts";

export interface RecipientChoiceProps {
  texts: BuyTexts["recipient"];
  draft: Draft;
  onChange(patch: Partial<Draft>): void;
}

/** For oneself or for somebody else. */
export function RecipientChoice({ texts, draft, onChange }: RecipientChoiceProps) {
  return (
    <RadioCards
      legend={texts.legend}
      name="recipient"
      direction="row"
      value={draft.forSomebodyElse ? "other" : "self"}
      onChange={(who) => onChange({ forSomebodyElse: who === "other" })}
      options={[
        { value: "self", label: texts.self },
        { value: "other", label: texts.other },
      ]}
    />
  );
}
