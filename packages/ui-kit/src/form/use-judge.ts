import { useCallback, useRef } from "react";
import { type FormErrors, nested, type Refused, stillRefused } from "./form-errors.ts";

/**
 * The rules of a form together with what the other side refused.
 *
 * @param judge the rules; they may take a moment, and
 * answers that come out of order never replace a newer one
 */
export const useJudge = <Values>(judge: (values: Values) => FormErrors | Promise<FormErrors>) => {
  const refused = useRef<Refused<Values>>(undefined);
  const latest = useRef({ begun: 0, errors: {} as object });

  const find = useCallback(
    async (values: Values): Promise<FormErrors> => ({
      ...(await judge(values)),
      ...stillRefused(refused.current, values),
    }),
    [judge],
  );

  /** Gives formik the errors, nested as the values are. */
  const validate = useCallback(
    async (values: Values): Promise<object> => {
      latest.current.begun += 1;
      const mine = latest.current.begun;
      const errors = nested(await find(values));
      if (mine === latest.current.begun) latest.current.errors = errors;
      return latest.current.errors;
    },
    [find],
  );

  const refuse = useCallback((errors: FormErrors, values: Values) => {
    refused.current = { errors, values };
  }, []);

  return { find, validate, refuse };
};
