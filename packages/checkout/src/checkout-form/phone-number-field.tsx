import { FormPhoneNumberField } from "@giftshop/ui-kit/form";
import { useMemo } from "react";
import { useCheckout } from "../frame/checkout-context.tsx";
import { callingCodeOptions } from "./calling-codes.ts";

/** Phone number of the buyer, which may stay empty. */
export function PhoneNumberField() {
  const { shop, t } = useCheckout();
  const { countries } = shop.storefront.delivery;
  const codes = useMemo(() => callingCodeOptions(countries, shop.locale), [countries, shop.locale]);
  return (
    <FormPhoneNumberField
      name="billing.phoneNumber"
      label={t("details.phone")}
      optionalLabel={`(${t("details.optional")})`}
      hint={t("details.phoneHint")}
      callingCodes={codes}
      callingCode={{
        name: "billing.phoneCountry",
        label: t("details.callingCode"),
        placeholder: t("details.callingCode"),
        searchLabel: t("details.searchCountry"),
        emptyLabel: t("details.noSuchCountry"),
      }}
    />
  );
}
