import { Button } from "@giftshop/ui-kit/button";
import { FormCheckbox, FormTextField, judgeBySchema } from "@giftshop/ui-kit/form";
import { profileSchema } from "@giftshop/validation";
import { addressShape } from "@giftshop/validation/address-shape";
import { useState } from "react";
import { UpdateProfile } from "../call/account-operations.ts";
import { createCaller } from "../call/create-caller.ts";
import { useAccount } from "../frame/account-context.tsx";
import { AccountForm } from "../frame/account-form.tsx";
import * as styles from "../frame/account-frame.css.ts";
import type { User } from "./user.ts";

const texts = (profile: User["mainProfile"]) => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  invoiceEmail: profile.invoiceEmail ?? "",
  phoneNumber: profile.phoneNumber ?? "",
  vatNumber: profile.vatNumber ?? "",
  address: {
    companyName: profile.address.companyName ?? "",
    postCode: profile.address.postCode ?? "",
    houseNumber: profile.address.houseNumber ?? "",
    suffix: profile.address.suffix ?? "",
    street: profile.address.street ?? "",
    city: profile.address.city ?? "",
    administrativeArea: profile.address.administrativeArea ?? "",
  },
});

export interface ProfileFormProps {
  user: User;
  /** The data are other ones now. */
  onSaved(): Promise<unknown>;
  onCancel(): void;
}

/** Every field of the main profile that its owner may write. */
export const ProfileForm = ({ user, onSaved, onCancel }: ProfileFormProps) => {
  const { t, shop } = useAccount();
  const [caller] = useState(createCaller);
  const [judge] = useState(() => judgeBySchema(profileSchema(shop.storefront.country)));
  const shape = addressShape(shop.storefront.country);
  const optionalLabel = t("account.fields.optional");
  const optional = (name: string, label: string, more: Record<string, string> = {}) => (
    <FormTextField name={name} label={label} optionalLabel={optionalLabel} {...more} />
  );
  return (
    <AccountForm
      initialValues={{ ...texts(user.mainProfile), subscribed: user.subscribed }}
      judge={judge}
      action={t("account.data.save")}
      busy={t("account.data.saving")}
      send={(values) =>
        caller.call(
          async (request) =>
            (await request(UpdateProfile, { input: { ...values, version: user.version } })).updateProfile,
        )
      }
      onDone={onSaved}
      beside={
        <Button variant="quiet" onClick={onCancel}>
          {t("account.addressBook.cancel")}
        </Button>
      }
    >
      <div className={styles.pair}>
        <FormTextField name="firstName" label={t("account.fields.firstName")} autoComplete="given-name" required />
        <FormTextField name="lastName" label={t("account.fields.lastName")} autoComplete="family-name" required />
      </div>
      <div className={styles.pair}>
        {optional("address.street", t("account.fields.street"), { autoComplete: "address-line1" })}
        {optional("address.houseNumber", t("account.fields.houseNumber"))}
      </div>
      <div className={styles.pair}>
        {shape.postCode &&
          optional("address.postCode", t("account.fields.postCode"), { autoComplete: "postal-code", dir: "ltr" })}
        {optional("address.city", t("account.fields.city"), { autoComplete: "address-level2" })}
      </div>
      <div className={styles.pair}>
        {optional("address.suffix", t("account.fields.suffix"))}
        {shape.administrativeArea !== "none" &&
          optional("address.administrativeArea", t("account.fields.administrativeArea"))}
      </div>
      <div className={styles.pair}>
        {optional("phoneNumber", t("account.fields.phoneNumber"), { type: "tel", autoComplete: "tel", dir: "ltr" })}
        {optional("address.companyName", t("account.fields.companyName"), { autoComplete: "organization" })}
      </div>
      <div className={styles.pair}>
        {optional("vatNumber", t("account.fields.vatNumber"), { dir: "ltr" })}
        {optional("invoiceEmail", t("account.fields.invoiceEmail"), { type: "email", dir: "ltr" })}
      </div>
      <FormCheckbox name="subscribed" label={t("account.fields.subscribed")} />
    </AccountForm>
  );
};
