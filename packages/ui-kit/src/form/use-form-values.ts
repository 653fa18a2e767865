import { getIn, useFormikContext } from "formik";

/**
 * The values of the form around, what is wrong with them so far, and how to change them from outside a field.
 */
export const useFormValues = <Values extends object>() => {
  const { values, errors, setValues, setFieldValue } = useFormikContext<Values>();
  return {
    values,
    /** Whether a field, or any field below a path such as `billing`, is wrong, shown or not. */
    isWrong: (path: string): boolean => getIn(errors, path) !== undefined,
    set(path: string, value: unknown) {
      setFieldValue(path, value);
    },
    /** Changes several at once. */
    change(next: (values: Values) => Values) {
      setValues(next);
    },
  };
};
