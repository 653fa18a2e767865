import { TextField, type TextFieldProps } from "@giftshop/ui-kit";
import type { FocusEvent } from "react";
import { labelOf } from "../checkout-form/error-words.ts";
import type { FieldName } from "../checkout-form/field-errors.ts";
import { useCheckout } from "../frame/checkout-context.tsx";
import { useCheckoutField } from "./use-checkout-field.ts";

export interface CheckoutTextFieldProps
  extends Pick<
    TextFieldProps,
    "hint" | "type" | "autoComplete" | "inputMode" | "autoCapitalize" | "spellCheck" | "dir" | "className"
  > {
  name: FieldName;
  /** It may stay empty, and says so; `unsaid` where its hint does. */
  optional?: boolean | "unsaid";
  /** After it was left. */
  onLeft?: (value: string) => void;
}

/** A text field of the checkout's form. */
export function CheckoutTextField({ name, optional, onLeft, ...rest }: CheckoutTextFieldProps) {
  const { t } = useCheckout();
  const { set: _, onBlur, ...field } = useCheckoutField(name);
  return (
    <TextField
      {...rest}
      {...field}
      label={labelOf(t, name)}
      optionalLabel={optional === true ? `(${t("details.optional")})` : undefined}
      required={!optional}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        onBlur(event);
        onLeft?.(event.target.value);
      }}
    />
  );
}
