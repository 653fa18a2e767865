import { CountrySelect, type CountrySelectProps } from "../../country-select/country-select.tsx";
import { useFormField } from "../use-form-field.ts";

export interface FormCountrySelectProps
  extends Omit<CountrySelectProps, "error" | "id" | "value" | "defaultValue" | "onChange" | "onBlur"> {
  /** Path of the field, which holds an ISO 3166-1 alpha-2 code. */
  name: string;
}

/** A country, found by its name; the list is fetched on first need. */
export const FormCountrySelect = ({ name, ...rest }: FormCountrySelectProps) => {
  const { value, error, set, leave } = useFormField(name);
  return <CountrySelect {...rest} id={name} name={name} value={value} error={error} onChange={set} onBlur={leave} />;
};
