import { PhoneNumberField, type PhoneNumberFieldProps } from "../../phone-number-field/phone-number-field.tsx";
import { useFormField } from "../use-form-field.ts";

export interface FormPhoneNumberFieldProps
  extends Omit<
    PhoneNumberFieldProps,
    "error" | "id" | "value" | "defaultValue" | "onChange" | "onBlur" | "callingCode"
  > {
  /** Path of the number. */
  name: string;
  /**
   * Path of the country whose calling code stands before it
   * (ISO 3166-1 alpha-2), and the words of the selector.
   */
  callingCode: Pick<PhoneNumberFieldProps["callingCode"], "label" | "searchLabel" | "emptyLabel" | "placeholder"> & {
    name: string;
  };
}

/** A phone number with its calling code, which is a field of its own. */
export const FormPhoneNumberField = ({ name, callingCode, ...rest }: FormPhoneNumberFieldProps) => {
  const number = useFormField(name);
  const country = useFormField(callingCode.name);
  return (
    <PhoneNumberField
      {...rest}
      {...number.control}
      error={number.error}
      callingCode={{ ...callingCode, value: country.value, onChange: country.set }}
    />
  );
};
