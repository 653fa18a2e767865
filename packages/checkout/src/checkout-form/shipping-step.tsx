import { Checkbox, SelectNative, Text } from "@giftshop/ui-kit";
import { useFormikContext } from "formik";
import { CheckoutTextField } from "../form/checkout-text-field.tsx";
import { useCheckoutField } from "../form/use-checkout-field.ts";
import { useCheckout } from "../frame/checkout-context.tsx";
import { AddressFields } from "./address-fields.tsx";
import { countryName } from "./calling-codes.ts";
import * as styles from "./step-section.css.ts";
import { StepSection } from "./step-section.tsx";
import type { CheckoutValues } from "./values.ts";

/** Where the parcel goes; asked for only when something is posted. */
export function ShippingStep({ done }: { done: boolean }) {
  const { shop, t } = useCheckout();
  const { values, setFieldValue } = useFormikContext<CheckoutValues>();
  const { sameName } = values.delivery;
  return (
    <StepSection id="shipping" number={2} title={t("steps.shipping")} hint={t("shipping.hint")} done={done}>
      <Checkbox
        name="delivery.sameName"
        label={t("shipping.sameName")}
        checked={sameName}
        onChange={(event) => setFieldValue("delivery.sameName", event.target.checked)}
      />
      {!sameName && (
        <div className={styles.pair}>
          <CheckoutTextField name="delivery.firstName" autoComplete="shipping given-name" autoCapitalize="words" />
          <CheckoutTextField name="delivery.lastName" autoComplete="shipping family-name" autoCapitalize="words" />
        </div>
      )}
      <CountryField countries={shop.storefront.delivery.countries} />
      <AddressFields />
    </StepSection>
  );
}

/** The country to post to: a choice where there is one, else said. */
function CountryField({ countries }: { countries: readonly string[] }) {
  const { shop, t } = useCheckout();
  const { set: _, ...field } = useCheckoutField("delivery.countryCode");
  const [only, ...others] = countries.map((id) => ({ id, label: countryName(id, shop.locale) }));
  if (only && others.length === 0) return <Text tone="muted">{t("shipping.only", { country: only.label })}</Text>;
  return (
    <SelectNative
      {...field}
      label={t("shipping.country")}
      autoComplete="shipping country"
      required
      options={only ? [only, ...others] : others}
    />
  );
}
