import { getIn, setIn } from "formik";

/**
 * What is wrong with the fields of a form: the name of the
 * error by the path of its field, such as `billing.email`.
 */
export type FormErrors = Readonly<Record<string, string>>;

/** What was refused, and the values it was refused for. */
export interface Refused<Values> {
  errors: FormErrors;
  values: Values;
}

/** Errors as formik keeps them: nested as the values are. */
export const nested = (errors: FormErrors): object =>
  Object.entries(errors).reduce<object>((into, [path, name]) => setIn(into, path, name) as object, {});

/**
 * Errors that the other side gave and nobody has done anything
 * about yet: such a field stays wrong until it is changed.
 */
export const stillRefused = <Values>(refused: Refused<Values> | undefined, values: Values): FormErrors => {
  if (!refused) return {};
  const unchanged = Object.entries(refused.errors).filter(
    ([path]) => getIn(values, path) === getIn(refused.values, path),
  );
  return Object.fromEntries(unchanged);
};
