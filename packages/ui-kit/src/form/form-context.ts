import { createContext, useContext } from "react";
import type { FieldError } from "../error-summary/error-summary.tsx";

/** What the parts of a form know of it beside its values. */
export interface FormSetting {
  /** The sentence beside a field: what is wrong and what to do. */
  errorText(path: string, error: string): string;
  /** What the last try to send it came to, in the order of the page. */
  summary: readonly FieldError[];
  focus(path: string): void;
  /**
   * Announces the error of a field that was left, to screen readers, `undefined` once it is right; the same
   * function at every call.
   */
  tell(path: string, message: string | undefined): void;
}

export const FormContext = createContext<FormSetting | undefined>(undefined);

/** @throws outside of a `Form` */
export const useFormSetting = (): FormSetting => {
  const setting = useContext(FormContext);
  if (!setting) throw new Error("Form is missing above.");
  return setting;
};
