import type { ComponentPropsWithRef } from "react";
import { control } from "../form-field/form-field.css.ts";
import { type FieldProps, FormField } from "../form-field/form-field.tsx";

export interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithRef<"input">, "className" | "children"> {}

/**
 * One line of text. Works by `name` and `defaultValue` in a
 * plain form, or controlled by `value` and `onChange`.
 */
export const TextField = ({ label, hint, error, optionalLabel, className, id, ...input }: TextFieldProps) => (
  <FormField {...{ id, label, hint, error, optionalLabel, className }}>
    {(binding) => <input type="text" {...input} {...binding} className={control} />}
  </FormField>
);
