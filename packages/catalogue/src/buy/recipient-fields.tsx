import { TextField } from "@giftshop/ui-kit/text-field";
import type { LateTranslate } from "../product-dialogs/late-words.ts";
import type { Draft, Field } from "./draft.ts";
import type { Problems } from "./problem.ts";

export interface RecipientFieldsProps {
  t: LateTranslate;
  /** It is a donation: who is named here is told of it. Default `false`. */
  donation?: boolean | undefined;
  draft: Draft;
  problems: Problems;
  onChange(patch: Partial<Draft>): void;
  onLeave(field: Field): void;
}

/** How the address of another person is typed: nothing is proposed or corrected. */
const address = {
  type: "email",
  inputMode: "email",
  autoComplete: "off",
  autoCapitalize: "none",
  spellCheck: false,
  dir: "ltr",
} as const;

/** Who somebody else is, and for a digital card where it goes. */
export function RecipientFields({ t, donation = false, draft, problems, onChange, onLeave }: RecipientFieldsProps) {
  const digital = draft.kind === "DIGITAL";
  return (
    <>
      <TextField
        id="buy-name"
        name="recipient-name"
        label={t(donation ? "donation.name" : "recipient.name")}
        hint={digital ? undefined : t("recipient.postHint")}
        error={problems.name}
        // It is another person's: the browser's own suggestions would be the buyer's.
        autoComplete="off"
        autoCapitalize="words"
        value={draft.name}
        onChange={(event) => onChange({ name: event.target.value })}
        onBlur={() => onLeave("name")}
      />
      {digital && (
        <>
          <TextField
            {...address}
            id="buy-email"
            name="recipient-email"
            label={t(donation ? "donation.email" : "recipient.email")}
            hint={t(donation ? "donation.emailHint" : "recipient.emailHint")}
            error={problems.email}
            value={draft.email}
            onChange={(event) => onChange({ email: event.target.value })}
            onBlur={() => onLeave("email")}
          />
          <TextField
            {...address}
            id="buy-email-again"
            name="recipient-email-again"
            label={t("recipient.emailAgain")}
            error={problems.emailAgain}
            value={draft.emailAgain}
            onChange={(event) => onChange({ emailAgain: event.target.value })}
            onBlur={() => onLeave("emailAgain")}
          />
        </>
      )}
    </>
  );
}
