import { useField } from "formik";
import { type ChangeEvent, type FocusEvent, useEffect, useRef } from "react";
import { useFormSetting } from "./form-context.ts";
import { useShownError } from "./use-shown-error.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Ties a field of any kind to its form: name, value, handlers, and its error in words when it is to be shown.
 *
 * @param name path of the field: `billing.email`
 */
export const useFormField = <Value = string>(name: string) => {
  const { errorText, tell } = useFormSetting();
  const [field, meta, { setValue, setTouched }] = useField<Value>(name);
  const shown = useShownError(meta.error, meta.touched);
  const error = shown.error && errorText(name, shown.error);
  // A press judges fields that nobody has been in.
  const byHand = useRef(false);
  useEffect(() => tell(name, byHand.current ? error : undefined), [name, error, tell]);
  const typed = () => {
    byHand.current = true;
    shown.typed();
  };
  const left = () => {
    byHand.current = true;
    shown.left();
  };
  return {
    value: field.value,
    error,
    /** Attributes of a control that is typed into or chosen from. */
    control: {
      id: name,
      name,
      value: field.value,
      onChange(event: ChangeEvent<Control>) {
        typed();
        field.onChange(event);
      },
      onBlur(event: FocusEvent<Control>) {
        left();
        field.onBlur(event);
      },
    },
    set(value: Value) {
      setValue(value);
    },
    /** Says that the field was left, and is judged from now on. */
    leave() {
      left();
      setTouched(true);
    },
  };
};
