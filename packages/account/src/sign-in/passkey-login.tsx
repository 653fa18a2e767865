import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { Text } from "@giftshop/ui-kit/text";
import { useEffect, useState } from "react";
import type { Caller } from "../call/create-caller.ts";
import type { Failure, Payload } from "../call/outcome.ts";
import { PasskeyChallenge, PasskeyLogin as PasskeyLoginMutation } from "../call/passkey-operations.ts";
import { useAccount } from "../frame/account-context.tsx";
import { FailureBanner } from "../frame/failure-banner.tsx";

export interface PasskeyLoginProps {
  caller: Caller;
  onLoggedIn(): void;
}

/** Logging in with a passkey, where the browser knows of them. */
export const PasskeyLogin = ({ caller, onLoggedIn }: PasskeyLoginProps) => {
  const { t } = useAccount();
  const [offered, setOffered] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failure>();
  useEffect(() => setOffered("PublicKeyCredential" in window), []);
  if (!offered) return null;

  const logIn = async () => {
    setBusy(true);
    setFailed(undefined);
    const outcome = await caller.call(async (request): Promise<Payload<{ status: string }>> => {
      const { passkeyChallenge } = await request(PasskeyChallenge, {});
      if (!passkeyChallenge.data) return { errors: passkeyChallenge.errors };
      const { startAuthentication } = await import("@simplewebauthn/browser");
      const response = await startAuthentication({ optionsJSON: JSON.parse(passkeyChallenge.data) }).catch(
        () => undefined,
      );
      // Whoever closes the browser's window has changed their mind.
      if (response === undefined) return { data: { status: "LOGGED_OUT" as const }, errors: [] };
      return (await request(PasskeyLoginMutation, { response: JSON.stringify(response) })).passkeyLogin;
    });
    setBusy(false);
    if (outcome.kind === "done") return outcome.data.status === "LOGGED_IN" ? onLoggedIn() : undefined;
    setFailed(outcome.kind === "failed" ? outcome.failure : "passkey");
  };

  return (
    <Stack gap={3}>
      <Text tone="muted">{t("account.login.or")}</Text>
      <Button variant="secondary" size="large" loading={busy} loadingLabel={t("account.login.busy")} onClick={logIn}>
        {t("account.login.passkey")}
      </Button>
      {failed && <FailureBanner failure={failed} />}
    </Stack>
  );
};
