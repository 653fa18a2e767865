import { onLoggedIn as afterLogin } from "@giftshop/storefront-config/transitions";
import { Banner, Link, Stack, Text } from "@giftshop/ui-kit";
import { judgeBySchema } from "@giftshop/ui-kit/form";
import { loginFormSchema } from "@giftshop/validation";
import { useState } from "react";
import { createCaller } from "../call/create-caller.ts";
import { UserLogin, VerifyEmail } from "../call/operations.ts";
import { EmailField } from "../fields/email-field.tsx";
import { PasswordFields } from "../fields/password-field.tsx";
import { useAccount } from "../frame/account-context.tsx";
import { AccountForm } from "../frame/account-form.tsx";
import { rememberCheckout, rememberEmail, rememberedEmail, returnsToCheckout } from "../session/remembered.ts";
import { takeToken } from "../session/take-token.ts";
import { PasskeyLogin } from "./passkey-login.tsx";

const judge = judgeBySchema(loginFormSchema);

export interface LoginProps {
  /** Somebody has logged in. Default: back to the checkout for who came from there, else the overview of the account. */
  onLoggedIn?: () => void;
}

/** Email and password, or a passkey. A link that verifies an address does so with the login that follows it. */
export function Login({ onLoggedIn }: LoginProps) {
  const { t, shop } = useAccount();
  const [caller] = useState(createCaller);
  const [verificationToken] = useState(() => takeToken("verify"));
  const goOn =
    onLoggedIn ??
    (() => {
      const next = afterLogin(returnsToCheckout());
      rememberCheckout(false);
      location.assign(shop.link(next === "callback" ? "checkout" : "accountOverview"));
    });

  async function send({ email, password }: { email: string; password: string }) {
    const outcome = await caller.callWithCaptcha(
      async (request, captchaToken) =>
        (await request(UserLogin, { email, password, captchaToken, verificationToken })).userLogin,
    );
    // Whoever opens the link in a browser that is logged in has said enough.
    if (outcome.kind !== "failed" || outcome.failure !== "alreadyIn" || !verificationToken) return outcome;
    return caller.call(async (request) => (await request(VerifyEmail, { token: verificationToken })).verifyEmail);
  }

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
          goOn();
        }}
        beside={<Link href={shop.link("forgotPassword")}>{t("account.login.forgot")}</Link>}
      >
        <EmailField onFocus={caller.prepare} />
        <PasswordFields names={["password"]} />
      </AccountForm>
      <PasskeyLogin caller={caller} onLoggedIn={goOn} />
      <Text>
        {t("account.login.registerLead")} <Link href={shop.link("register")}>{t("account.login.register")}</Link>
      </Text>
    </Stack>
  );
}
