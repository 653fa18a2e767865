import { FormTextField } from "@giftshop/ui-kit/form";
import type { TextFieldProps } from "@giftshop/ui-kit/text-field";
import { labelOf } from "../checkout-form/problems/error-words.ts";
import type { FieldName } from "../checkout-form/problems/field-errors.ts";
import { useCheckout } from "../frame/checkout-context.tsx";

export interface CheckoutTextFieldProps
  extends Pick<
    TextFieldProps,
    "hint" | "type" | "autoComplete" | "inputMode" | "autoCapitalize" | "spellCheck" | "dir" | "className" | "onChange"
  > {
  name: FieldName;
  /** It may stay empty, and says so; `unsaid` where its hint does. */
  optional?: boolean | "unsaid";
  /** After it was left. */
  onLeft?: (value: string) => void;
}

/** A text field of the checkout's form, called as the checkout calls it. */
export const CheckoutTextField = ({ name, optional, ...rest }: CheckoutTextFieldProps) => {
  const { t } = useCheckout();
  return (
    <FormTextField
      {...rest}
      name={name}
      label={labelOf(t, name)}
      optionalLabel={optional === true ? t("details.optional") : undefined}
      required={!optional}
    />
  );
};
