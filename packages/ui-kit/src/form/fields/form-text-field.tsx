import { TextField, type TextFieldProps } from "../../text-field/text-field.tsx";
import { useFormField } from "../use-form-field.ts";

export interface FormTextFieldProps extends Omit<TextFieldProps, "error" | "id" | "value" | "defaultValue" | "onBlur"> {
  /** Path of the field. */
  name: string;
  /** After it was left, with what stands in it. */
  onLeft?: ((value: string) => void) | undefined;
}

/** One line of text of a form. */
export const FormTextField = ({ name, onLeft, onChange, ...rest }: FormTextFieldProps) => {
  const { control, error } = useFormField(name);
  return (
    <TextField
      {...rest}
      {...control}
      error={error}
      onChange={(event) => {
        control.onChange(event);
        onChange?.(event);
      }}
      onBlur={(event) => {
        control.onBlur(event);
        onLeft?.(event.target.value);
      }}
    />
  );
};
