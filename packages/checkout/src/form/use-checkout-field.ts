import type { ErrorName } from "@giftshop/validation/error-codes";
import { useField, useFormikContext } from "formik";
import type { ChangeEvent, FocusEvent } from "react";
import { fieldErrorText } from "../checkout-form/error-words.ts";
import type { FieldName } from "../checkout-form/field-errors.ts";
import type { CheckoutValues } from "../checkout-form/values.ts";
import { useCheckout } from "../frame/checkout-context.tsx";
import { useShownError } from "./use-shown-error.ts";

type Control = HTMLInputElement | HTMLSelectElement;

/** Ties a text field or a select to the form: name, value, handlers, and its error in words when it is to be shown. */
export function useCheckoutField(name: FieldName) {
  const { t } = useCheckout();
  const { values } = useFormikContext<CheckoutValues>();
  const [field, meta, helpers] = useField<string>(name);
  const shown = useShownError(meta.error as ErrorName | undefined, meta.touched);
  return {
    id: name,
    name,
    value: field.value,
    error: shown.error && fieldErrorText(t, name, shown.error, values.delivery.countryCode),
    onChange(event: ChangeEvent<Control>) {
      shown.typed();
      field.onChange(event);
    },
    onBlur(event: FocusEvent<Control>) {
      shown.left();
      field.onBlur(event);
    },
    set: (value: string) => helpers.setValue(value),
  };
}
