import { PhoneField } from "@giftshop/ui-kit";
import { useFormikContext } from "formik";
import { useMemo } from "react";
import { useCheckoutField } from "../form/use-checkout-field.ts";
import { useCheckout } from "../frame/checkout-context.tsx";
import { callingCodeOptions } from "./calling-codes.ts";
import type { CheckoutValues } from "./values.ts";

/** Phone number of the buyer, which may stay empty. */
export function PhoneNumberField() {
  const { shop, t } = useCheckout();
  const { values, setFieldValue } = useFormikContext<CheckoutValues>();
  const { set: _, ...field } = useCheckoutField("billing.phoneNumber");
  const { countries } = shop.storefront.delivery;
  const codes = useMemo(() => callingCodeOptions(countries, shop.locale), [countries, shop.locale]);
  return (
    <PhoneField
      {...field}
      label={t("details.phone")}
      optionalLabel={`(${t("details.optional")})`}
      hint={t("details.phoneHint")}
      callingCodes={codes}
      callingCodeLabel={t("details.callingCode")}
      callingCode={{
        name: "billing.phoneCountry",
        value: values.billing.phoneCountry,
        onChange: (event) => setFieldValue("billing.phoneCountry", event.target.value),
      }}
    />
  );
}
