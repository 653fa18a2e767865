"use client";

import { Formik } from "formik";
import { FormBody, type FormBodyProps } from "./form-body.tsx";
import type { FormErrors } from "./form-errors.ts";
import { useJudge } from "./use-judge.ts";

export * from "./fields.tsx";
export type { FormErrors } from "./form-errors.ts";
export { FormSummary, type FormSummaryProps } from "./form-summary.tsx";
export { judgeBySchema } from "./judge-by-schema.ts";
export { useFormField } from "./use-form-field.ts";
export { useFormValues } from "./use-form-values.ts";

export interface FormProps<Values extends object> extends Omit<FormBodyProps<Values>, "rules"> {
  /** The form as it begins: texts are strings, empty where nothing was typed. */
  initialValues: Values;
  /**
   * The rules, what is wrong with the values by field, such as `judgeBySchema(schema)`; asked at every
   * change, so keep its identity.
   */
  judge(values: Values): FormErrors | Promise<FormErrors>;
}

/**
 * A form over formik, its fields found by `name`: errors stand beside fields that were left, a wrong press
 * shows {@link FormSummary} and focuses the first. Load it on form pages only.
 */
export const Form = <Values extends object>({ initialValues, judge, ...body }: FormProps<Values>) => {
  const rules = useJudge(judge);
  return (
    <Formik initialValues={initialValues} validate={rules.validate} validateOnMount onSubmit={() => {}}>
      <FormBody rules={rules} {...body} />
    </Formik>
  );
};
