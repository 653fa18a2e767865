import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { CodeDisplay } from "@giftshop/ui-kit/code-display";
import { Stack } from "@giftshop/ui-kit/layout";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { TextField } from "@giftshop/ui-kit/text-field";
import { type FormEvent, useEffect, useState } from "react";
import { codeOf, send } from "../graphql/send.ts";
import { refusalText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";
import { PasswordForm, type Typed } from "./password-form.tsx";
import * as styles from "./sign-in.css.ts";
import { InvitationOf, KeepPasskey, NewPasskey, SetUpPassword, SignInByPassword } from "./sign-in-documents.ts";

const byPasskey = async (token: string): Promise<void> => {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const { options } = await send(NewPasskey, { token });
  const response = await startRegistration({ optionsJSON: JSON.parse(options) });
  await send(KeepPasskey, { token, response: JSON.stringify(response) });
};

const secretIn = (address: string): string => new URL(address).searchParams.get("secret") ?? "";

/** Where a link leads by which a person sets up how to sign in. */
export const InvitationPage = ({ onIn }: { onIn(): void }) => {
  const { t } = useWords();
  const [token] = useState(() => location.hash.slice(1));
  const [email, setEmail] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const [totp, setTotp] = useState<string>();
  const [typing, setTyping] = useState(false);
  const [pending, setPending] = useState(false);
  const attempt = async (way: () => Promise<unknown>) => {
    setPending(true);
    setRefused(undefined);
    try {
      await way();
    } catch (error) {
      setRefused(codeOf(error));
    } finally {
      setPending(false);
    }
  };
  useEffect(() => {
    send(InvitationOf, { token }).then(
      (found) => setEmail(found.email),
      (error: unknown) => setRefused(codeOf(error)),
    );
  }, [token]);
  const setUp = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password") ?? "");
    void attempt(async () => setTotp((await send(SetUpPassword, { token, password })).totpAddress));
  };
  const signIn = ({ password, code }: Typed) =>
    attempt(async () => {
      await send(SignInByPassword, { email: email ?? "", password, code, token });
      onIn();
    });
  return (
    <main className={styles.page}>
      <Stack gap={4} className={styles.panel}>
        <Heading level={1}>{t("invitation.title")}</Heading>
        {refused && (
          <Banner tone="danger">{refused === "NOT_FOUND" ? t("invitation.over") : refusalText(t, refused)}</Banner>
        )}
        {email && <Text tone="muted">{t("invitation.intro", { email })}</Text>}
        {email && !totp && (
          <Button onClick={() => attempt(async () => byPasskey(token).then(onIn))} loading={pending && !typing} block>
            {t("invitation.passkey")}
          </Button>
        )}
        {email && !totp && !typing && (
          <Button variant="quiet" onClick={() => setTyping(true)}>
            {t("invitation.password")}
          </Button>
        )}
        {email && !totp && typing && (
          <form onSubmit={setUp}>
            <Stack gap={4}>
              <TextField
                label={t("invitation.newPassword")}
                hint={t("invitation.passwordHint")}
                name="password"
                type="password"
                autoComplete="new-password"
                minLength={12}
                required
              />
              <Button type="submit" loading={pending} block>
                {t("invitation.next")}
              </Button>
            </Stack>
          </form>
        )}
        {totp && (
          <>
            <Text>{t("invitation.totp")}</Text>
            <CodeDisplay
              label={t("invitation.secret")}
              code={secretIn(totp)}
              copyLabel={t("invitation.copy")}
              copiedLabel={t("invitation.copied")}
            />
            <PasswordForm pending={pending} onSend={signIn} submit={t("signIn.submit")} />
          </>
        )}
      </Stack>
    </main>
  );
};
