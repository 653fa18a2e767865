import { SelectNative, type SelectNativeProps } from "../../select-native/select-native.tsx";
import { useFormField } from "../use-form-field.ts";

export interface FormSelectProps
  extends Omit<SelectNativeProps, "error" | "id" | "value" | "defaultValue" | "onChange" | "onBlur"> {
  /** Path of the field. */
  name: string;
}

/** One of a short list, by the platform's own picker. */
export const FormSelect = ({ name, ...rest }: FormSelectProps) => {
  const { control, error } = useFormField(name);
  return <SelectNative {...rest} {...control} error={error} />;
};
