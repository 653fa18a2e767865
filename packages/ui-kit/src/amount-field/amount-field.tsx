import type { ComponentPropsWithRef } from "react";
import { control } from "../form-field/form-field.css.ts";
import { type FieldProps, FormField } from "../form-field/form-field.tsx";
import { join } from "../join.ts";
import * as styles from "./amount-field.css.ts";
import { currencyAffix } from "./currency-affix.ts";

export interface AmountFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<"input">, "className" | "children" | "type" | "inputMode"> {
  /** ISO 4217. */
  currency: string;
  /** BCP 47; decides on which side the currency stands. */
  locale: string;
}

/**
 * A whole amount in a currency's main unit (25 means 25.00), for number pads. The value is the text as typed,
 * judged by the form's rules; say the bounds in `hint`.
 */
export const AmountField = ({
  label,
  hint,
  error,
  optionalLabel,
  className,
  id,
  currency,
  locale,
  ...input
}: AmountFieldProps) => {
  const affix = currencyAffix(currency, locale);
  return (
    <FormField {...{ id, label, hint, error, optionalLabel, className }}>
      {(binding) => (
        <span className={styles.frame} data-side={affix.side} dir="ltr">
          <span className={styles.affix} aria-hidden="true">
            {affix.symbol}
          </span>
          <input
            autoComplete="off"
            maxLength={7}
            {...input}
            {...binding}
            type="text"
            inputMode="numeric"
            className={join(control, styles.input)}
          />
        </span>
      )}
    </FormField>
  );
};
