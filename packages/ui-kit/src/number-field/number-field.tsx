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
 * A whole number as typed text, judged by the form's rules: `type="number"` is changed by wheels and hides
 * wrong entries. Few pieces are a `Stepper`, money an `AmountField`.
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
