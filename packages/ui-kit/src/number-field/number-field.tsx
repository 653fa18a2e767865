import type { ComponentPropsWithRef } from "react";
import { control } from "../form-field/form-field.css.ts";
import { type FieldProps, FormField } from "../form-field/form-field.tsx";
import { join } from "../join.ts";
import * as styles from "./number-field.css.ts";

export interface NumberFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<"input">, "className" | "children" | "type" | "inputMode" | "pattern"> {
  /** Most digits it takes. Default 6. */
  maxLength?: number;
}

/**
 * A whole number that is typed: how many cards, a house number, a PIN. Not `type="number"`, which a
 * wheel changes by accident and whose wrong entries a form never sees: the value is the text as typed,
 * and bounds are for the form's rules to say. Few pieces are a `Stepper`, money is an `AmountField`.
 */
export const NumberField = ({
  label,
  hint,
  error,
  optionalLabel,
  className,
  id,
  maxLength = 6,
  ...input
}: NumberFieldProps) => (
  <FormField {...{ id, label, hint, error, optionalLabel, className }}>
    {(binding) => (
      <input
        autoComplete="off"
        {...input}
        {...binding}
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={maxLength}
        className={join(control, styles.number)}
      />
    )}
  </FormField>
);
