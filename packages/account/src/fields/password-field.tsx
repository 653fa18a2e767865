import { Checkbox } from "@giftshop/ui-kit/checkbox";
import { FormTextField } from "@giftshop/ui-kit/form";
import { Stack } from "@giftshop/ui-kit/layout";
import { useState } from "react";
import { useAccount } from "../frame/account-context.tsx";

export interface PasswordFieldsProps {
  /** Their names, in order; what is typed in them is shown, or not, together. */
  names: readonly ("password" | "currentPassword" | "passwordConfirmation")[];
  /** `password` is a new one: its rules are said, and the browser offers to make it. Default `false`. */
  isNew?: boolean;
  /** Path that they stand below, where another form of the page has the same ones. Default: none. */
  under?: string;
}

/** Passwords, which their owner may look at. */
export const PasswordFields = ({ names, isNew = false, under }: PasswordFieldsProps) => {
  const { t } = useAccount();
  const [shown, setShown] = useState(false);
  return (
    <Stack gap={4}>
      {names.map((name) => (
        <FormTextField
          key={name}
          name={under ? `${under}.${name}` : name}
          label={t(`account.fields.${isNew && name === "password" ? "newPassword" : name}`)}
          type={shown ? "text" : "password"}
          autoComplete={isNew && name !== "currentPassword" ? "new-password" : "current-password"}
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          required
          hint={isNew && name === "password" ? t("account.fields.passwordHint") : undefined}
        />
      ))}
      <Checkbox label={t("account.fields.show")} checked={shown} onChange={({ target }) => setShown(target.checked)} />
    </Stack>
  );
};
