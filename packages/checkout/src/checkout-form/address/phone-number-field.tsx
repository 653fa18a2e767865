import { FormPhoneNumberField } from "@giftshop/ui-kit/form";
import { useMemo } from "react";
import { useCheckout } from "../../frame/checkout-context.tsx";
import { callingCodeOptions } from "./calling-codes.ts";

export interface PhoneNumberFieldProps {
  /** Which of the two variants of specification section 5. Default: it may stay empty. */
  required?: boolean;
}

/** Phone number of the buyer. */
export const PhoneNumberField = ({ required = false }: PhoneNumberFieldProps) => {
  const { shop, t } = useCheckout();
  const { countries } = shop.storefront.delivery;
  const codes = useMemo(() => callingCodeOptions(countries, shop.locale), [countries, shop.locale]);
  return (
    <FormPhoneNumberField
      name="billing.phoneNumber"
      label={t("details.phone")}
      optionalLabel={required ? undefined : t("details.optional")}
      required={required}
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
};
