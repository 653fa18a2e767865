import type { ComponentPropsWithRef } from "react";
import { control } from "../form-field/form-field.css.ts";
import { type FieldProps, FormField } from "../form-field/form-field.tsx";
import { ChevronDownIcon } from "../icon/icon.tsx";
import { join } from "../join.ts";
import * as styles from "./select-native.css.ts";

export interface SelectOption {
  /** What the form posts. */
  id: string;
  /** What is read. */
  label: string;
  /** Language of the label, where it is not the page's: BCP 47. */
  lang?: string;
  disabled?: boolean;
}

export interface SelectNativeProps extends FieldProps, Omit<ComponentPropsWithRef<"select">, "className" | "children"> {
  options: readonly SelectOption[];
  /** A first line that chooses nothing, for example "Choose a country". */
  placeholder?: string | undefined;
}

/** One of a list, by the platform's own picker: best on a phone, and works without script. */
export const SelectNative = ({
  label,
  hint,
  error,
  optionalLabel,
  className,
  id,
  options,
  placeholder,
  ...select
}: SelectNativeProps) => (
  <FormField {...{ id, label, hint, error, optionalLabel, className }}>
    {(binding) => (
      <span className={styles.frame}>
        <select {...select} {...binding} className={join(control, styles.select)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.id} value={option.id} lang={option.lang} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className={styles.chevron} />
      </span>
    )}
  </FormField>
);
