import { judgeBySchema } from "@giftshop/ui-kit/form";
import { Text } from "@giftshop/ui-kit/text";
import { emailChangeSchema } from "@giftshop/validation";
import { useState } from "react";
import { RequestEmailChange } from "../call/account-operations.ts";
import { createCaller } from "../call/create-caller.ts";
import { EmailField } from "../fields/email-field.tsx";
import { PasswordFields } from "../fields/password-field.tsx";
import { useAccount } from "../frame/account-context.tsx";
import { AccountForm } from "../frame/account-form.tsx";

const judge = judgeBySchema(emailChangeSchema);

/** Another address, and the password that shows whose account it is. `onSent`: a link is on its way to it. */
export const EmailForm = ({ onSent }: { onSent(email: string): void }) => {
  const { t } = useAccount();
  const [caller] = useState(createCaller);
  return (
    <AccountForm
      initialValues={{ email: "", password: "" }}
      judge={judge}
      action={t("account.data.email.action")}
      busy={t("account.data.saving")}
      send={(values) => caller.call(async (request) => (await request(RequestEmailChange, values)).requestEmailChange)}
      onDone={(_, values) => onSent(values.email.trim())}
    >
      <Text tone="muted">{t("account.data.email.lead")}</Text>
      <EmailField suggests />
      <PasswordFields names={["password"]} />
    </AccountForm>
  );
};
