import { Button } from "@giftshop/ui-kit/button";
import { FormTextField, useFormField } from "@giftshop/ui-kit/form";
import { suggestEmail } from "@giftshop/validation/rules";
import { useState } from "react";
import { useAccount } from "../frame/account-context.tsx";

export interface EmailFieldProps {
  /** Default `email`. */
  name?: string;
  /** Whether slips of the finger are noticed: where an address is new to us. Default `false`. */
  suggests?: boolean;
  onFocus?: (() => void) | undefined;
}

/** An email address, typed once. */
export const EmailField = ({ name = "email", suggests = false, onFocus }: EmailFieldProps) => {
  const { t } = useAccount();
  const field = useFormField<string>(name);
  const [meant, setMeant] = useState<string>();
  return (
    <>
      <FormTextField
        name={name}
        label={t("account.fields.email")}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
        onFocus={onFocus}
        onLeft={(value) => setMeant(suggests ? suggestEmail(value) : undefined)}
      />
      {meant && meant !== field.value && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            field.set(meant);
            setMeant(undefined);
          }}
        >
          {t("account.fields.emailHint", { email: meant })}
        </Button>
      )}
    </>
  );
};
