import { judgeBySchema } from "@giftshop/ui-kit/form";
import { deleteAccountSchema } from "@giftshop/validation";
import { useState } from "react";
import { createCaller } from "../call/create-caller.ts";
import { PasswordFields } from "../fields/password-field.tsx";
import { useAccount } from "../frame/account-context.tsx";
import { AccountForm } from "../frame/account-form.tsx";
import { AddPasskey, PasskeyOptions } from "./data-changes.ts";

const judge = judgeBySchema(deleteAccountSchema);

/** Another passkey: the password first, then the device asks. */
export const PasskeyForm = ({ onAdded }: { onAdded(): void }) => {
  const { t } = useAccount();
  const [caller] = useState(createCaller);
  const add = ({ password }: { password: string }) =>
    caller.call(async (request) => {
      const { passkeyOptions } = await request(PasskeyOptions, { password });
      if (!passkeyOptions.data) return { errors: passkeyOptions.errors };
      const { startRegistration } = await import("@simplewebauthn/browser");
      const made = await startRegistration({ optionsJSON: JSON.parse(passkeyOptions.data) }).catch(() => undefined);
      if (made === undefined) return { errors: [{ code: 2212 }] };
      return (await request(AddPasskey, { response: JSON.stringify(made) })).addPasskey;
    });
  return (
    <AccountForm
      initialValues={{ password: "" }}
      judge={judge}
      action={t("account.data.passkeys.add")}
      busy={t("account.data.saving")}
      send={add}
      onDone={onAdded}
    >
      <PasswordFields names={["password"]} />
    </AccountForm>
  );
};
