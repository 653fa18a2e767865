import { RadioCards, type RadioCardsProps } from "../../radio-cards/radio-cards.tsx";
import { useFormField } from "../use-form-field.ts";

export interface FormRadioCardsProps extends Omit<RadioCardsProps, "error" | "value" | "defaultValue" | "onChange"> {
  /** Path of the field. */
  name: string;
  /** After another one was chosen. */
  onChosen?: ((value: string) => void) | undefined;
}

/** One of a few. */
export const FormRadioCards = ({ name, onChosen, ...rest }: FormRadioCardsProps) => {
  const { value, error, set } = useFormField(name);
  return (
    <RadioCards
      {...rest}
      name={name}
      value={value}
      error={error}
      onChange={(chosen) => {
        set(chosen);
        onChosen?.(chosen);
      }}
    />
  );
};
