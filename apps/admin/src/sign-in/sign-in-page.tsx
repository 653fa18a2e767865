import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { useState } from "react";
import { codeOf, send } from "../graphql/send.ts";
import { refusalText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";
import { PasswordForm, type Typed } from "./password-form.tsx";
import * as styles from "./sign-in.css.ts";
import { AskPasskey, SignInByPasskey, SignInByPassword } from "./sign-in-documents.ts";

const byPasskey = async (): Promise<void> => {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const { options } = await send(AskPasskey, {});
  const response = await startAuthentication({ optionsJSON: JSON.parse(options) });
  await send(SignInByPasskey, { response: JSON.stringify(response) });
};

/** How a person of the shop comes in: by passkey, or where there is none by password and code. */
export const SignInPage = ({ onIn }: { onIn(): void }) => {
  const { t } = useWords();
  const [refused, setRefused] = useState<string>();
  const [typing, setTyping] = useState(false);
  const [pending, setPending] = useState(false);
  const enter = async (way: () => Promise<unknown>) => {
    setPending(true);
    setRefused(undefined);
    try {
      await way();
      onIn();
    } catch (error) {
      setRefused(codeOf(error));
    } finally {
      setPending(false);
    }
  };
  const type = ({ email, password, code }: Typed) => enter(() => send(SignInByPassword, { email, password, code }));
  return (
    <main className={styles.page}>
      <Stack gap={4} className={styles.panel}>
        <Heading level={1}>{t("signIn.title")}</Heading>
        <Text tone="muted">{t("signIn.intro")}</Text>
        {refused && <Banner tone="danger">{refusalText(t, refused)}</Banner>}
        <Button onClick={() => enter(byPasskey)} loading={pending && !typing} block>
          {t("signIn.passkey")}
        </Button>
        {typing ? (
          <PasswordForm withEmail pending={pending} onSend={type} submit={t("signIn.submit")} />
        ) : (
          <Button variant="quiet" onClick={() => setTyping(true)}>
            {t("signIn.password")}
          </Button>
        )}
      </Stack>
    </main>
  );
};
