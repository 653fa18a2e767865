import type { ResultOf } from "@giftshop/graphql";
import { Button } from "@giftshop/ui-kit/button";
import { FormSelect, FormTextField, judgeBySchema, useFormValues } from "@giftshop/ui-kit/form";
import { Heading } from "@giftshop/ui-kit/text";
import { addressBookSchema } from "@giftshop/validation";
import { addressShape } from "@giftshop/validation/rules";
import { useState } from "react";
import { createCaller } from "../call/create-caller.ts";
import { useAccount } from "../frame/account-context.tsx";
import { AccountForm } from "../frame/account-form.tsx";
import * as styles from "../frame/account-frame.css.ts";
import type { BookEntry, BookOperations } from "./address-operations.ts";

export type Entry = ResultOf<typeof BookEntry>;

const fieldNames = [
  "firstName",
  "lastName",
  "companyName",
  "countryCode",
  "postCode",
  "houseNumber",
  "suffix",
  "street",
  "city",
  "addressLine2",
  "phoneNumber",
  "email",
] as const;
type Values = Record<(typeof fieldNames)[number], string>;

const valuesOf = (entry: Entry | undefined, country: string): Values =>
  Object.fromEntries(
    fieldNames.map((name) => [name, entry?.[name] ?? (name === "countryCode" ? country : "")]),
  ) as Values;

/** The parts of an address, as its country has them. */
const AddressParts = () => {
  const { t, shop } = useAccount();
  const { values } = useFormValues<Values>();
  const shape = addressShape(values.countryCode);
  const optionalLabel = t("account.fields.optional");
  const names = new Intl.DisplayNames([shop.locale], { type: "region" });
  const { countries } = shop.storefront.delivery;
  return (
    <>
      {countries.length > 1 && (
        <FormSelect
          name="countryCode"
          label={t("account.fields.countryCode")}
          options={countries.map((code) => ({ id: code, label: names.of(code) ?? code }))}
        />
      )}
      <div className={styles.pair}>
        <FormTextField name="street" label={t("account.fields.street")} autoComplete="off" required />
        <FormTextField
          name="houseNumber"
          label={t("account.fields.houseNumber")}
          autoComplete="off"
          {...(shape.houseNumberOptional ? { optionalLabel } : { required: true })}
        />
      </div>
      <div className={styles.pair}>
        <FormTextField
          name="suffix"
          label={t("account.fields.suffix")}
          autoComplete="off"
          optionalLabel={optionalLabel}
        />
        <FormTextField
          name="addressLine2"
          label={t("account.fields.addressLine2")}
          autoComplete="off"
          optionalLabel={optionalLabel}
        />
      </div>
      <div className={styles.pair}>
        {shape.postCode && (
          <FormTextField name="postCode" label={t("account.fields.postCode")} autoComplete="off" dir="ltr" required />
        )}
        <FormTextField name="city" label={t("account.fields.city")} autoComplete="off" required />
      </div>
    </>
  );
};

export interface AddressFormProps {
  /** The mutation that keeps it. */
  operation: BookOperations["Save"];
  /** What is edited; absent for a new address. */
  entry?: Entry | undefined;
  onSaved(name: string): void;
  onCancel(): void;
}

/** One address of the book. */
export const AddressForm = ({ operation, entry, onSaved, onCancel }: AddressFormProps) => {
  const { t, shop } = useAccount();
  const [caller] = useState(createCaller);
  const { countries } = shop.storefront.delivery;
  const [first = shop.storefront.country] = countries;
  const [judge] = useState(
    () => (values: Values) => judgeBySchema(addressBookSchema(values.countryCode, countries))(values),
  );
  const optionalLabel = t("account.fields.optional");
  return (
    <section className={styles.panel}>
      <Heading level={2} size="title">
        {t(entry ? "account.addressBook.editTitle" : "account.addressBook.addTitle")}
      </Heading>
      <AccountForm
        initialValues={valuesOf(entry, first)}
        judge={judge}
        action={t("account.addressBook.save")}
        busy={t("account.addressBook.saving")}
        send={(values) =>
          caller.call(
            async (request) => (await request(operation, { id: entry?.id ?? null, input: values })).saveAddress,
          )
        }
        onDone={(_, { firstName, lastName }) => onSaved(`${firstName} ${lastName}`.trim())}
        beside={
          <Button variant="quiet" onClick={onCancel}>
            {t("account.addressBook.cancel")}
          </Button>
        }
      >
        <div className={styles.pair}>
          <FormTextField name="firstName" label={t("account.fields.firstName")} autoComplete="off" required />
          <FormTextField name="lastName" label={t("account.fields.lastName")} autoComplete="off" required />
        </div>
        <FormTextField
          name="companyName"
          label={t("account.fields.companyName")}
          autoComplete="off"
          optionalLabel={optionalLabel}
        />
        <AddressParts />
        <div className={styles.pair}>
          <FormTextField
            name="email"
            label={t("account.fields.email")}
            type="email"
            autoComplete="off"
            dir="ltr"
            optionalLabel={optionalLabel}
          />
          <FormTextField
            name="phoneNumber"
            label={t("account.fields.phoneNumber")}
            type="tel"
            autoComplete="off"
            dir="ltr"
            optionalLabel={optionalLabel}
          />
        </div>
      </AccountForm>
    </section>
  );
};
