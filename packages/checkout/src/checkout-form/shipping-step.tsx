import { FormCheckbox, FormCountrySelect, useFormValues } from "@giftshop/ui-kit/form";
import { Text } from "@giftshop/ui-kit/text";
import { CheckoutTextField } from "../form/checkout-text-field.tsx";
import { useCheckout } from "../frame/checkout-context.tsx";
import { AddressBookPick } from "./address/address-book-pick.tsx";
import { AddressFields } from "./address/address-fields.tsx";
import { placeName } from "./address/place-name.ts";
import * as styles from "./step-section.css.ts";
import { StepSection } from "./step-section.tsx";
import type { CheckoutValues } from "./values/values.ts";

export interface ShippingStepProps {
  done: boolean;
  /** Who orders has an address book to pick from. */
  signedIn: boolean;
}

/** Where the parcel goes; asked for only when something is posted. */
export const ShippingStep = ({ done, signedIn }: ShippingStepProps) => {
  const { shop, t } = useCheckout();
  const { values } = useFormValues<CheckoutValues>();
  const { sameName } = values.delivery;
  return (
    <StepSection id="shipping" number={2} title={t("steps.shipping")} hint={t("shipping.hint")} done={done}>
      {signedIn && <AddressBookPick />}
      <FormCheckbox name="delivery.sameName" label={t("shipping.sameName")} />
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
};

/** The country to post to: a choice where there is one, else said. */
export const CountryField = ({ countries }: { countries: readonly string[] }) => {
  const { shop, t } = useCheckout();
  const [only, ...others] = countries;
  if (only && others.length === 0) {
    return <Text tone="muted">{t("shipping.only", { country: placeName(only, shop) })}</Text>;
  }
  return (
    <FormCountrySelect
      name="delivery.countryCode"
      label={t("shipping.country")}
      placeholder={t("shipping.country")}
      searchLabel={t("details.searchCountry")}
      emptyLabel={t("details.noSuchCountry")}
      countries={countries}
      first={countries}
      locale={shop.locale}
      autoComplete="shipping country"
      required
    />
  );
};
