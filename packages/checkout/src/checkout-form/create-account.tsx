import { FormCheckbox, FormTextField, useFormValues } from "@giftshop/ui-kit/form";
import { useCheckout } from "../frame/checkout-context.tsx";
import type { CheckoutValues } from "./values/values.ts";

/** The box "create an account" of a guest, and the password of it. */
export const CreateAccount = () => {
  const { t } = useCheckout();
  const { values } = useFormValues<CheckoutValues>();
  return (
    <>
      <FormCheckbox name="createAccount" label={t("details.createAccount")} />
      {values.createAccount && (
        <FormTextField
          name="password"
          type="password"
          autoComplete="new-password"
          dir="ltr"
          required
          label={t("details.password")}
          hint={`${t("details.passwordHint")} ${t("details.createAccountHint")}`}
        />
      )}
    </>
  );
};
