import type { TranslateReceiver } from "@giftshop/messages/late-receivers";
import { TextField } from "@giftshop/ui-kit/text-field";
import { suggestEmail } from "@giftshop/validation/rules";
import { useState } from "react";
import { EmailSlip } from "./email-slip.tsx";
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

/**
 * Where an e-mail goes. A likely slip in a well-known host is
 * pointed out, not corrected; who means it types it once more.
 */
export const EmailFields = ({ words, value, errors, onChange, id }: EmailFieldsProps) => {
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
          <EmailSlip
            words={words}
            email={left ? value.email : ""}
            onTake={(email) => onChange({ email, emailAgain: email })}
          />
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
};
