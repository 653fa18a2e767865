import { RadioCards } from "@giftshop/ui-kit/radio-cards";
import { TextField } from "@giftshop/ui-kit/text-field";
import type { BuyTexts } from "./buy-texts.ts";
import type { Draft, Field } from "./draft.ts";

export interface RecipientChoiceProps {
  texts: BuyTexts["recipient"];
  draft: Draft;
  problems: { name?: string | undefined; email?: string | undefined };
  onChange(patch: Partial<Draft>): void;
  onLeave(field: Field): void;
}

/** For oneself or for somebody else; then who, and for a digital card where it goes. */
export function RecipientChoice({ texts, draft, problems, onChange, onLeave }: RecipientChoiceProps) {
  const digital = draft.kind === "DIGITAL";
  return (
    <>
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
      {draft.forSomebodyElse && (
        <TextField
          id="buy-name"
          name="recipient-name"
          label={texts.name}
          hint={digital ? undefined : texts.postHint}
          error={problems.name}
          // It is another person's: the browser's own suggestions would be the buyer's.
          autoComplete="off"
          autoCapitalize="words"
          value={draft.name}
          onChange={(event) => onChange({ name: event.target.value })}
          onBlur={() => onLeave("name")}
        />
      )}
      {draft.forSomebodyElse && digital && (
        <TextField
          id="buy-email"
          name="recipient-email"
          type="email"
          inputMode="email"
          label={texts.email}
          hint={texts.emailHint}
          error={problems.email}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          value={draft.email}
          onChange={(event) => onChange({ email: event.target.value })}
          onBlur={() => onLeave("email")}
        />
      )}
    </>
  );
}
