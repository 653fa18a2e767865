import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { TextField } from "@giftshop/ui-kit/text-field";
import type { FormEvent } from "react";
import { useWords } from "../words/words.tsx";

/** What was typed. */
export interface Typed {
  email: string;
  password: string;
  code: string;
}

interface PasswordFormProps {
  /** Asks for the address, too. Default `false`. */
  withEmail?: boolean;
  pending: boolean;
  submit: string;
  onSend(typed: Typed): void;
}

/** Password and code of who has no passkey. */
export const PasswordForm = ({ withEmail = false, pending, submit, onSend }: PasswordFormProps) => {
  const { t } = useWords();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "");
    onSend({ email: text("email"), password: text("password"), code: text("code") });
  };
  return (
    <form onSubmit={send}>
      <Stack gap={4}>
        {withEmail && (
          <TextField label={t("signIn.email")} name="email" type="email" autoComplete="username" required />
        )}
        <TextField
          label={t("signIn.passwordLabel")}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <TextField
          label={t("signIn.code")}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9 ]{6,7}"
          required
        />
        <Button type="submit" loading={pending} block>
          {submit}
        </Button>
      </Stack>
    </form>
  );
};
