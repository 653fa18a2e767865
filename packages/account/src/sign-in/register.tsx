import { FormCheckbox, FormTextField, judgeBySchema, useFormField } from "@giftshop/ui-kit/form";
import { Stack } from "@giftshop/ui-kit/layout";
import { Link } from "@giftshop/ui-kit/link";
import { Text } from "@giftshop/ui-kit/text";
import { registerFormSchema } from "@giftshop/validation";
import { suggestEmail } from "@giftshop/validation/rules";
import { useState } from "react";
import { createCaller } from "../call/create-caller.ts";
import { Register as RegisterMutation } from "../call/operations.ts";
import { EmailField } from "../fields/email-field.tsx";
import { PasswordFields } from "../fields/password-field.tsx";
import { useAccount } from "../frame/account-context.tsx";
import { AccountForm } from "../frame/account-form.tsx";
import { rememberEmail, rememberedEmail } from "../session/remembered.ts";

const judge = judgeBySchema(registerFormSchema);

/** The address a second time, where the first looks mistyped. */
const EmailConfirmation = () => {
  const { t } = useAccount();
  const { value } = useFormField<string>("email");
  if (!suggestEmail(value)) return null;
  return (
    <FormTextField
      name="emailConfirmation"
      label={t("account.fields.emailConfirmation")}
      type="email"
      autoComplete="off"
      dir="ltr"
      required
    />
  );
};

/** An account of one's own. */
export const Register = () => {
  const { t, shop } = useAccount();
  const [caller] = useState(createCaller);
  const initialValues = {
    firstName: "",
    lastName: "",
    email: rememberedEmail(),
    emailConfirmation: "",
    password: "",
    passwordConfirmation: "",
    subscribed: false,
  };
  return (
    <Stack gap={6}>
      <AccountForm
        initialValues={initialValues}
        judge={judge}
        action={t("account.register.action")}
        busy={t("account.register.busy")}
        send={({ emailConfirmation, ...input }) =>
          caller.callWithCaptcha(async (request, captchaToken) => {
            const confirmation = emailConfirmation === "" ? {} : { emailConfirmation };
            return (await request(RegisterMutation, { input: { ...input, ...confirmation, captchaToken } })).register;
          })
        }
        onDone={(_, { email }) => {
          rememberEmail(email.trim());
          location.assign(shop.link("registerSuccess"));
        }}
      >
        <FormTextField
          name="firstName"
          label={t("account.fields.firstName")}
          autoComplete="given-name"
          required
          onFocus={caller.prepare}
        />
        <FormTextField name="lastName" label={t("account.fields.lastName")} autoComplete="family-name" required />
        <EmailField suggests />
        <EmailConfirmation />
        <PasswordFields names={["password", "passwordConfirmation"]} isNew />
        <FormCheckbox name="subscribed" label={t("account.fields.subscribed")} />
        <Text size="small" tone="muted">
          {t("account.register.privacy")} <Link href={shop.link("privacy")}>{t("account.register.privacyLink")}</Link>
        </Text>
      </AccountForm>
      <Text>
        {t("account.register.loginLead")} <Link href={shop.link("login")}>{t("account.register.login")}</Link>
      </Text>
    </Stack>
  );
};
