"use client";

import { type ComponentPropsWithRef, useMemo } from "react";
import { control } from "../form-field/form-field.css.ts";
import { type FieldProps, FormField } from "../form-field/form-field.tsx";
import { LazySearchSelect, type SearchSelectProps } from "../search-select/search-select-lazy.tsx";
import * as styles from "./phone-number-field.css.ts";

type InputProps = Omit<ComponentPropsWithRef<"input">, "className" | "children" | "type" | "inputMode">;
type CodeProps =
  | "label"
  | "value"
  | "defaultValue"
  | "onChange"
  | "onBlur"
  | "name"
  | "searchLabel"
  | "emptyLabel"
  | "placeholder";

export interface CallingCode {
  /** ISO 3166 code of the country, which the form posts: several countries share a calling code. */
  country: string;
  /** Digits without plus, for example `33`. */
  callingCode: string;
  /** Name of the country in the visitor's language. */
  label: string;
}

export interface PhoneNumberFieldProps extends FieldProps, InputProps {
  /** Countries in the order they are offered. */
  callingCodes: readonly CallingCode[];
  /** The calling-code selector: its label, its words, and the country it holds (ISO 3166-1 alpha-2). */
  callingCode: Pick<SearchSelectProps, CodeProps>;
}

/**
 * A phone number: calling code, found by country or digits, then a plain input for the number as dialled
 * there. The list of countries is fetched on first need.
 */
export const PhoneNumberField = ({
  label,
  hint,
  error,
  optionalLabel,
  className,
  id,
  callingCodes,
  callingCode,
  ...input
}: PhoneNumberFieldProps) => {
  const options = useMemo(
    () =>
      callingCodes.map(({ country, callingCode: digits, label: name }) => ({
        id: country,
        label: name,
        detail: `+${digits}`,
        shortLabel: `+${digits}`,
        keywords: [country],
      })),
    [callingCodes],
  );
  return (
    <FormField {...{ id, label, hint, error, optionalLabel, className }}>
      {(binding) => (
        // A number runs from left to right in every language.
        <div className={styles.pair} dir="ltr">
          <LazySearchSelect
            autoComplete="tel-country-code"
            {...callingCode}
            labelHidden
            disabled={input.disabled}
            options={options}
          />
          <input autoComplete="tel-national" {...input} {...binding} type="tel" inputMode="tel" className={control} />
        </div>
      )}
    </FormField>
  );
};
