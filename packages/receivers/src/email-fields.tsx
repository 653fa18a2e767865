import type { TranslateReceiver } from "@giftshop/messages/late-receivers";
import { Button } from "@giftshop/ui-kit/button";
import { TextField } from "@giftshop/ui-kit/text-field";
import { suggestEmail } from "@giftshop/validation/rules";
import { useState } from "react";
import type { ReceiverValue } from "./receiver-value.ts";

export interface EmailFieldsProps {
  words: TranslateReceiver;
  value: Pick<ReceiverValue, "email" | "emailAgain">;
  /** What is wrong with either, in words. */
  errors: readonly [string | undefined, string | undefined];
  onChange(patch: Partial<ReceiverValue>): void;
  /** Before the id of each control. */
  id: string;
}

/** Nothing is proposed or corrected by the browser: it is another person's. */
const typing = {
  type: "email",
  inputMode: "email",
  autoComplete: "off",
  autoCapitalize: "none",
  spellCheck: false,
  dir: "ltr",
} as const;

/** Where an e-mail goes. A likely slip in a well-known host is pointed out, not corrected; who means it types it once more. */
export function EmailFields({ words, value, errors, onChange, id }: EmailFieldsProps) {
  // Only once the field was left: half an address is no slip.
  const [left, setLeft] = useState(value.email !== "");
  const suggestion = left ? suggestEmail(value.email) : undefined;
  return (
    <>
      <TextField
        {...typing}
        id={`${id}-email`}
        label={words("fields.email")}
        error={errors[0]}
        value={value.email}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        onChange={({ target }) => onChange({ email: target.value })}
        hint={
          <span aria-live="polite">
            {suggestion && (
              <Button
                variant="quiet"
                size="small"
                onClick={() => onChange({ email: suggestion, emailAgain: suggestion })}
              >
                {words("fields.suggestion", { email: suggestion })}
              </Button>
            )}
          </span>
        }
      />
      {(suggestion || errors[1]) && (
        <TextField
          {...typing}
          id={`${id}-emailAgain`}
          label={words("fields.emailAgain")}
          error={errors[1]}
          value={value.emailAgain}
          onChange={({ target }) => onChange({ emailAgain: target.value })}
        />
      )}
    </>
  );
}
