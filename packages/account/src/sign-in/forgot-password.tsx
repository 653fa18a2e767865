import { judgeBySchema } from "@giftshop/ui-kit/form";
import { Link } from "@giftshop/ui-kit/link";
import { identifyFormSchema } from "@giftshop/validation";
import { useState } from "react";
import { createCaller } from "../call/create-caller.ts";
import { ForgotPassword as ForgotPasswordMutation } from "../call/operations.ts";
import { EmailField } from "../fields/email-field.tsx";
import { useAccount } from "../frame/account-context.tsx";
import { AccountForm } from "../frame/account-form.tsx";
import { rememberEmail, rememberedEmail } from "../session/remembered.ts";

const judge = judgeBySchema(identifyFormSchema);

/** Asks for the link that sets a new password. */
export const ForgotPassword = () => {
  const { t, shop } = useAccount();
  const [caller] = useState(createCaller);
  return (
    <AccountForm
      initialValues={{ email: rememberedEmail() }}
      judge={judge}
      action={t("account.forgotPassword.action")}
      busy={t("account.forgotPassword.busy")}
      send={({ email }) =>
        caller.callWithCaptcha(
          async (request, captchaToken) =>
            (await request(ForgotPasswordMutation, { email, captchaToken })).forgotPassword,
        )
      }
      onDone={(_, { email }) => {
        rememberEmail(email.trim());
        location.assign(shop.link("forgotPasswordSuccess"));
      }}
      beside={<Link href={shop.link("login")}>{t("account.forgotPassword.back")}</Link>}
    >
      <EmailField onFocus={caller.prepare} />
    </AccountForm>
  );
};
