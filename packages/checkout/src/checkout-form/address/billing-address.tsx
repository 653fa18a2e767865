import { FormCheckbox, FormCountrySelect, useFormValues } from "@giftshop/ui-kit/form";
import { Heading } from "@giftshop/ui-kit/text";
import { billingNeeds } from "@giftshop/validation/rules";
import { useCheckout } from "../../frame/checkout-context.tsx";
import { asksBillingAddress, type CheckoutValues } from "../values/values.ts";
import { AddressFields } from "./address-fields.tsx";
import { callingCodeOptions } from "./calling-codes.ts";

/**
 * Where the invoice goes, for who needs one: a business, and
 * everybody where a law asks for it. A parcel's address is proposed.
 */
export const BillingAddress = ({ needsDelivery }: { needsDelivery: boolean }) => {
  const { shop, t } = useCheckout();
  const { values } = useFormValues<CheckoutValues>();
  const { country, delivery } = shop.storefront;
  if (!billingNeeds(values.billing.customerType, country, false).address) return null;
  return (
    <>
      <Heading level={3} size="lead">
        {t("billing.title")}
      </Heading>
      {needsDelivery && <FormCheckbox name="billing.sameAddress" label={t("billing.same")} />}
      {asksBillingAddress(values, country, needsDelivery) && (
        <>
          <FormCountrySelect
            name="billing.countryCode"
            label={t("shipping.country")}
            placeholder={t("shipping.country")}
            searchLabel={t("details.searchCountry")}
            emptyLabel={t("details.noSuchCountry")}
            countries={callingCodeOptions(delivery.countries, shop.locale).map((option) => option.country)}
            first={[...new Set([country, ...delivery.countries])]}
            locale={shop.locale}
            autoComplete="billing country"
            required
          />
          <AddressFields part="billing" />
        </>
      )}
    </>
  );
};
