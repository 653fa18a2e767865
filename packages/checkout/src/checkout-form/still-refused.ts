import { getIn } from "formik";
import type { Refused } from "./checkout-form.tsx";
import type { FieldErrors } from "./field-errors.ts";
import type { CheckoutValues } from "./values.ts";

/** Errors that commerce gave and nobody has done anything about yet. */
export const stillRefused = (refused: Refused | undefined, values: CheckoutValues): FieldErrors => {
  if (!refused) return {};
  const unchanged = Object.entries(refused.errors).filter(
    ([path]) => getIn(values, path) === getIn(refused.values, path),
  );
  return Object.fromEntries(unchanged);
};
