import { useLinkToken } from "@giftshop/page/link-token";
import { judgeBySchema } from "@giftshop/ui-kit/form";
import { newPasswordFormSchema } from "@giftshop/validation";
import { useState } from "react";
import { createCaller } from "../call/create-caller.ts";
import { ResetPassword } from "../call/operations.ts";
import { PasswordFields } from "../fields/password-field.tsx";
import { useAccount } from "../frame/account-context.tsx";
import { AccountForm } from "../frame/account-form.tsx";
import { FailureBanner } from "../frame/failure-banner.tsx";

const judge = judgeBySchema(newPasswordFormSchema);

/** A new password, by the link of an email. */
export const NewPassword = () => {
  const { t, shop } = useAccount();
  const [caller] = useState(createCaller);
  const token = useLinkToken("token");
  if (token === undefined) return <FailureBanner failure="link" />;
  return (
    <AccountForm
      initialValues={{ password: "", passwordConfirmation: "" }}
      judge={judge}
      action={t("account.newPassword.action")}
      busy={t("account.newPassword.busy")}
      send={(values) =>
        caller.call(async (request) => (await request(ResetPassword, { input: { ...values, token } })).resetPassword)
      }
      onDone={() => location.assign(shop.link("newPasswordSuccess"))}
    >
      <PasswordFields names={["password", "passwordConfirmation"]} isNew />
    </AccountForm>
  );
};
