import { useFormValues } from "@giftshop/ui-kit/form";
import { addressShape } from "@giftshop/validation/rules";
import { useRef } from "react";
import { CheckoutTextField } from "../form/checkout-text-field.tsx";
import { useCheckout } from "../frame/checkout-context.tsx";
import { cameAtOnce, splitStreet, writesCityFirst, writesNumberFirst } from "./split-street.ts";
import * as styles from "./step-section.css.ts";
import type { CheckoutValues } from "./values.ts";

/** Post codes of digits alone get the number pad. */
const digitsOnly = new Set(["BE", "AT", "CH", "DE", "FR", "ES", "IT", "MX", "AU", "DK", "NO", "NZ", "SE", "BR"]);

/** An address, with the parts and in the order of its country. */
export function AddressFields() {
  const { t } = useCheckout();
  const { values, change } = useFormValues<CheckoutValues>();
  const { countryCode, houseNumber } = values.delivery;
  const shape = addressShape(countryCode);
  const numberFirst = writesNumberFirst(countryCode);
  const atOnce = useRef(false);

  function takeApart(street: string) {
    // A number that stands last may be the name's, unless it came together with the name.
    const parts = houseNumber === "" && (numberFirst || atOnce.current) ? splitStreet(street, countryCode) : undefined;
    if (parts) change((now) => ({ ...now, delivery: { ...now.delivery, ...parts } }));
  }

  const street = (
    <CheckoutTextField
      key="street"
      name="delivery.street"
      autoComplete="shipping address-line1"
      autoCapitalize="words"
      onChange={({ target }) => {
        atOnce.current = cameAtOnce(values.delivery.street, target.value);
      }}
      onLeft={takeApart}
    />
  );
  const numbers = (
    <div key="numbers" className={styles.numbers}>
      <CheckoutTextField
        name="delivery.houseNumber"
        inputMode="numeric"
        autoComplete="off"
        optional={shape.houseNumberOptional && "unsaid"}
        hint={shape.houseNumberOptional ? t("shipping.houseNumberHint") : undefined}
      />
      <CheckoutTextField name="delivery.suffix" autoComplete="off" optional />
    </div>
  );
  const postCode = shape.postCode && (
    <CheckoutTextField
      key="postCode"
      name="delivery.postCode"
      autoComplete="shipping postal-code"
      autoCapitalize="characters"
      spellCheck={false}
      dir="ltr"
      inputMode={digitsOnly.has(countryCode) ? "numeric" : "text"}
    />
  );
  const city = (
    <CheckoutTextField key="city" name="delivery.city" autoComplete="shipping address-level2" autoCapitalize="words" />
  );
  return (
    <>
      <div className={styles.pair}>{numberFirst ? [numbers, street] : [street, numbers]}</div>
      <CheckoutTextField name="delivery.addressLine2" autoComplete="shipping address-line2" optional />
      <div className={styles.pair}>{writesCityFirst(countryCode) ? [city, postCode] : [postCode, city]}</div>
    </>
  );
}
