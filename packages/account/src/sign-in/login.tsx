import { push } from "@giftshop/analytics";
import { isSignedIn } from "@giftshop/graphql/signed-in";
import { useLinkToken } from "@giftshop/page/link-token";
import { Banner } from "@giftshop/ui-kit/banner";
import { judgeBySchema } from "@giftshop/ui-kit/form";
import { Stack } from "@giftshop/ui-kit/layout";
import { Link } from "@giftshop/ui-kit/link";
import { Loader } from "@giftshop/ui-kit/loader";
import { Text } from "@giftshop/ui-kit/text";
import { loginFormSchema } from "@giftshop/validation";
import { useEffect, useState } from "react";
import { createCaller } from "../call/create-caller.ts";
import { UserLogin, VerifyEmail } from "../call/operations.ts";
import { EmailField } from "../fields/email-field.tsx";
import { PasswordFields } from "../fields/password-field.tsx";
import { useAccount } from "../frame/account-context.tsx";
import { AccountForm } from "../frame/account-form.tsx";
import { nextAfterLogin } from "../session/after-login.ts";
import { rememberEmail, rememberedEmail } from "../session/remembered.ts";
import { PasskeyLogin } from "./passkey-login.tsx";

const judge = judgeBySchema(loginFormSchema);

export interface LoginProps {
  /**
   * Somebody has logged in. Default: back to the checkout for
   * who came from there, else the overview of the account.
   */
  onLoggedIn?: () => void;
}

/**
 * Email and password, or a passkey. A link that verifies an address does so with the login that follows it.
 */
export const Login = ({ onLoggedIn }: LoginProps) => {
  const { t, shop } = useAccount();
  const [caller] = useState(createCaller);
  const verificationToken = useLinkToken("verify");
  const [verifying, setVerifying] = useState(() => verificationToken !== undefined && isSignedIn());
  const goOn = onLoggedIn ?? (() => location.assign(nextAfterLogin(shop)));
  useEffect(() => {
    if (!verifying || verificationToken === undefined) return;
    // Whoever opens the link where they are logged in has said enough; the overview says so where it is not
    // good any more.
    void caller
      .call(async (request) => (await request(VerifyEmail, { token: verificationToken })).verifyEmail)
      .then((outcome) => {
        if (outcome.kind === "failed" && outcome.failure === "signedOut") setVerifying(false);
        else location.replace(nextAfterLogin(shop));
      });
  }, [verifying, verificationToken, caller, shop]);

  const send = ({ email, password }: { email: string; password: string }) =>
    caller.callWithCaptcha(
      async (request, captchaToken) =>
        (await request(UserLogin, { email, password, captchaToken, verificationToken })).userLogin,
    );

  if (verifying) return <Loader label={t("account.loading")} />;
  return (
    <Stack gap={6}>
      {verificationToken && <Banner live="none">{t("account.login.verify")}</Banner>}
      <AccountForm
        initialValues={{ email: rememberedEmail(), password: "" }}
        judge={judge}
        action={t("account.login.action")}
        busy={t("account.login.busy")}
        send={send}
        onDone={() => {
          rememberEmail("");
          push({ event: "login", method: "password" });
          goOn();
        }}
        beside={<Link href={shop.link("forgotPassword")}>{t("account.login.forgot")}</Link>}
      >
        <EmailField onFocus={caller.prepare} />
        <PasswordFields names={["password"]} />
      </AccountForm>
      <PasskeyLogin
        caller={caller}
        onLoggedIn={() => {
          push({ event: "login", method: "passkey" });
          goOn();
        }}
      />
      <Text>
        {t("account.login.registerLead")} <Link href={shop.link("register")}>{t("account.login.register")}</Link>
      </Text>
    </Stack>
  );
};
