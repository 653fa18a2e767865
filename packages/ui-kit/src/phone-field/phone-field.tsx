import { type ComponentPropsWithRef, useId } from "react";
import { control, field, label as labelStyle, optional } from "../form-field/form-field.css.ts";
import { FieldNotes, type FieldProps } from "../form-field/form-field.tsx";
import { join } from "../join.ts";
import { type CallingCode, CallingCodeSelect } from "./calling-code-select.tsx";
import * as styles from "./phone-field.css.ts";

export type { CallingCode };

type InputProps = Omit<ComponentPropsWithRef<"input">, "className" | "children" | "type" | "inputMode">;

export interface PhoneFieldProps extends FieldProps, InputProps {
  /** Countries in the order they are offered. */
  callingCodes: readonly CallingCode[];
  /** What the calling-code selector is called, for a screen reader. */
  callingCodeLabel: string;
  /** The selector's own attributes: `name`, `value` or `defaultValue` (a country), `onChange`. */
  callingCode?: Omit<ComponentPropsWithRef<"select">, "className" | "children">;
}

/** A phone number: the country's calling code, then the number as one dials it there. */
export function PhoneField({
  label,
  hint,
  error,
  optionalLabel,
  className,
  id,
  callingCodes,
  callingCodeLabel,
  callingCode,
  ...input
}: PhoneFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const shared = {
    "aria-describedby": [hintId, errorId].filter(Boolean).join(" ") || undefined,
    "aria-invalid": error ? (true as const) : undefined,
  };
  return (
    <div className={join(field, className)} data-invalid={error ? true : undefined}>
      <label className={labelStyle} htmlFor={controlId}>
        {label}
        {optionalLabel && <span className={optional}> {optionalLabel}</span>}
      </label>
      {/* A number runs from left to right in every language. */}
      <div className={styles.pair} dir="ltr">
        <CallingCodeSelect {...callingCode} {...shared} aria-label={callingCodeLabel} callingCodes={callingCodes} />
        <input
          autoComplete="tel-national"
          {...input}
          {...shared}
          id={controlId}
          type="tel"
          inputMode="tel"
          className={control}
        />
      </div>
      <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} />
    </div>
  );
}
