import { type House, hasLookup } from "@giftshop/receivers/house-lookup";
import { splitHouseNumber } from "@giftshop/ui-kit/address-value";
import { useFormValues } from "@giftshop/ui-kit/form";
import { addressShape } from "@giftshop/validation/rules";
import { useRef } from "react";
import { CheckoutTextField } from "../../form/checkout-text-field.tsx";
import { useCheckout } from "../../frame/checkout-context.tsx";
import * as styles from "../step-section.css.ts";
import type { CheckoutValues } from "../values/values.ts";
import { AddressLookup } from "./address-lookup.tsx";
import { beginsWithPostCode, cameAtOnce, splitStreet, writesCityFirst, writesNumberFirst } from "./split-street.ts";

/** Post codes of digits alone get the number pad. */
const digitsOnly = new Set(["BE", "AT", "CH", "DE", "FR", "ES", "IT", "MX", "AU", "DK", "NO", "NZ", "SE", "BR"]);

export interface AddressFieldsProps {
  /** Whose address: of the parcel, or of the invoice. Default `delivery`. */
  part?: "delivery" | "billing";
}

/** An address, with the parts and in the order of its country. */
export const AddressFields = ({ part = "delivery" }: AddressFieldsProps) => {
  const { t } = useCheckout();
  const { values, change } = useFormValues<CheckoutValues>();
  const { countryCode, houseNumber } = values[part];
  const autofill = part === "delivery" ? "shipping" : "billing";
  const shape = addressShape(countryCode);
  const numberFirst = writesNumberFirst(countryCode);
  const atOnce = useRef(false);

  const takeApart = (street: string) => {
    // A number that stands last may be the name's, unless it came together with the name.
    const parts = houseNumber === "" && (numberFirst || atOnce.current) ? splitStreet(street, countryCode) : undefined;
    if (parts) change((now) => ({ ...now, [part]: { ...now[part], ...parts } }));
  };

  const takeLetters = (text: string) => {
    const parts = values[part].suffix === "" ? splitHouseNumber(text) : undefined;
    if (parts) change((now) => ({ ...now, [part]: { ...now[part], ...parts } }));
  };

  const take = (found: House) => {
    const { street: name, houseNumber: number, suffix, city: town } = found;
    const chosen = { street: name, houseNumber: number, suffix: suffix ?? "", city: town };
    change((now) => ({ ...now, [part]: { ...now[part], ...chosen } }));
  };

  const street = (
    <CheckoutTextField
      key="street"
      name={`${part}.street`}
      autoComplete={`${autofill} address-line1`}
      autoCapitalize="words"
      onChange={({ target }) => {
        atOnce.current = cameAtOnce(values[part].street, target.value);
      }}
      onLeft={takeApart}
    />
  );
  const numbers = (
    <div key="numbers" className={styles.numbers}>
      <CheckoutTextField
        name={`${part}.houseNumber`}
        inputMode="numeric"
        autoComplete="off"
        optional={shape.houseNumberOptional && "unsaid"}
        hint={shape.houseNumberOptional ? t("shipping.houseNumberHint") : undefined}
        onLeft={takeLetters}
      />
      <CheckoutTextField name={`${part}.suffix`} autoComplete="off" optional />
    </div>
  );
  const postCode = shape.postCode && (
    <CheckoutTextField
      key="postCode"
      name={`${part}.postCode`}
      autoComplete={`${autofill} postal-code`}
      autoCapitalize="characters"
      spellCheck={false}
      dir="ltr"
      inputMode={digitsOnly.has(countryCode) ? "numeric" : "text"}
    />
  );
  const city = (
    <CheckoutTextField
      key="city"
      name={`${part}.city`}
      autoComplete={`${autofill} address-level2`}
      autoCapitalize="words"
    />
  );
  const line2 = <CheckoutTextField name={`${part}.addressLine2`} autoComplete={`${autofill} address-line2`} optional />;
  const codeFirst = beginsWithPostCode(countryCode);
  const streetRow = numberFirst ? [numbers, street] : [street, numbers];
  const townRow = writesCityFirst(countryCode) ? [city, postCode] : [postCode, city];
  // Where its houses can be looked up, the postcode stands by itself above them.
  const lookup = hasLookup(countryCode);
  const firstRow = codeFirst ? [...(lookup ? [] : [postCode]), numbers] : streetRow;
  const lastRow = codeFirst ? [street, city] : townRow;
  return (
    <>
      {part === "billing" && shape.addressLine1 && (
        <CheckoutTextField name="billing.addressLine1" autoComplete="off" autoCapitalize="words" optional />
      )}
      {lookup && postCode}
      {lookup && <AddressLookup postCode={values[part].postCode} country={countryCode} onChosen={take} />}
      <div className={styles.pair}>{firstRow}</div>
      {!codeFirst && line2}
      <div className={styles.pair}>{lastRow}</div>
      {codeFirst && line2}
      {part === "billing" && shape.administrativeArea !== "none" && (
        <CheckoutTextField
          name="billing.administrativeArea"
          autoComplete="billing address-level1"
          autoCapitalize="words"
          optional={shape.administrativeArea === "optional"}
        />
      )}
    </>
  );
};
