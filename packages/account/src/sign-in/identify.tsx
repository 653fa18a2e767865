import { judgeBySchema } from "@giftshop/ui-kit/form";
import { identifyFormSchema } from "@giftshop/validation";
import { useState } from "react";
import { createCaller } from "../call/create-caller.ts";
import { CheckUserExist } from "../call/operations.ts";
import { EmailField } from "../fields/email-field.tsx";
import { useAccount } from "../frame/account-context.tsx";
import { AccountForm } from "../frame/account-form.tsx";
import { rememberEmail, rememberedEmail } from "../session/remembered.ts";

const judge = judgeBySchema(identifyFormSchema);

/**
 * Who it is: whoever has an account goes on to log in,
 * whoever has none to make one (specification, section 4).
 */
export const Identify = () => {
  const { t, shop } = useAccount();
  const [caller] = useState(createCaller);
  return (
    <AccountForm
      initialValues={{ email: rememberedEmail() }}
      judge={judge}
      action={t("account.identify.action")}
      busy={t("account.identify.busy")}
      send={({ email }) =>
        caller.callWithCaptcha(
          async (request, captchaToken) => (await request(CheckUserExist, { email, captchaToken })).checkUserExist,
        )
      }
      onDone={({ status }, { email }) => {
        rememberEmail(email.trim());
        location.assign(shop.link(status === "KNOWN" ? "login" : "register"));
      }}
    >
      <EmailField onFocus={caller.prepare} suggests />
    </AccountForm>
  );
};
