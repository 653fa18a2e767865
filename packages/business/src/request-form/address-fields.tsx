import { FormCountrySelect, FormTextField, useFormValues } from "@giftshop/ui-kit/form";
import { Heading } from "@giftshop/ui-kit/text";
import { addressShape } from "@giftshop/validation/rules";
import { useBusiness } from "../quote-page/business-context.tsx";
import * as styles from "./request-form.css.ts";
import type { RequestValues } from "./typed-request.ts";

/** Where the invoice goes, with the parts of its country. */
export const AddressFields = () => {
  const { shop, t } = useBusiness();
  const { values } = useFormValues<RequestValues>();
  const { country, delivery } = shop.storefront;
  const shape = addressShape(values.billing.countryCode);
  const optional = t("form.optional");
  const countries = [...new Set([country, ...delivery.countries])];
  return (
    <section className={styles.section} aria-labelledby="quote-address">
      <Heading level={2} size="title" id="quote-address">
        {t("form.address")}
      </Heading>
      <FormCountrySelect
        name="billing.countryCode"
        label={t("fields.countryCode")}
        placeholder={t("fields.countryCode")}
        searchLabel={t("fields.searchCountry")}
        emptyLabel={t("fields.noSuchCountry")}
        countries={countries}
        first={countries}
        locale={shop.locale}
        autoComplete="billing country"
        required
      />
      <div className={styles.pair}>
        <FormTextField name="billing.street" label={t("fields.street")} autoComplete="billing address-line1" required />
        <div className={styles.numbers}>
          <FormTextField
            name="billing.houseNumber"
            label={t("fields.houseNumber")}
            inputMode="numeric"
            autoComplete="off"
            required={!shape.houseNumberOptional}
          />
          <FormTextField name="billing.suffix" label={t("fields.suffix")} optionalLabel={optional} autoComplete="off" />
        </div>
      </div>
      <div className={styles.pair}>
        {shape.postCode && (
          <FormTextField
            name="billing.postCode"
            label={t("fields.postCode")}
            autoComplete="billing postal-code"
            dir="ltr"
            required
          />
        )}
        <FormTextField name="billing.city" label={t("fields.city")} autoComplete="billing address-level2" required />
      </div>
      {shape.administrativeArea !== "none" && (
        <FormTextField
          name="billing.administrativeArea"
          label={t("fields.administrativeArea")}
          autoComplete="billing address-level1"
          {...(shape.administrativeArea === "required" ? { required: true } : { optionalLabel: optional })}
        />
      )}
    </section>
  );
};
