import { Checkbox, type CheckboxProps } from "../../checkbox/checkbox.tsx";
import { useFormField } from "../use-form-field.ts";

export interface FormCheckboxProps
  extends Omit<CheckboxProps, "error" | "id" | "checked" | "defaultChecked" | "onChange" | "onBlur"> {
  /** Path of the field, which holds a boolean. */
  name: string;
}

/** Yes or no. */
export const FormCheckbox = ({ name, ...rest }: FormCheckboxProps) => {
  const field = useFormField<boolean>(name);
  return (
    <Checkbox
      {...rest}
      id={name}
      name={name}
      checked={field.value}
      error={field.error}
      onChange={(event) => field.set(event.target.checked)}
      onBlur={field.leave}
    />
  );
};
