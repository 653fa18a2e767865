import { setNestedObjectValues, useFormikContext } from "formik";
import { type FormEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { focusField, inPageOrder } from "./field-elements.ts";
import { FormContext } from "./form-context.ts";
import type { FormErrors } from "./form-errors.ts";
import { useFieldNews } from "./use-field-news.ts";
import type { useJudge } from "./use-judge.ts";
import { useListedErrors } from "./use-listed-errors.ts";

export interface FormBodyProps<Values extends object> {
  /** What judges the values. */
  rules: ReturnType<typeof useJudge<Values>>;
  /** The sentence beside a field for the name of an error. */
  errorText(path: string, error: string, values: Values): string;
  /**
   * Sends values that the rules accept, once however often the button is pressed. Gives the fields that the
   * other side refused, which stay wrong until they are changed.
   */
  onSubmit(values: Values): Promise<FormErrors | undefined>;
  /** Something is on its way: said to assistive technology. Default: while `onSubmit` runs. */
  busy?: boolean;
  /** The browser's autofill for the whole form. Default `on`. */
  autoComplete?: "on" | "off";
  className?: string | undefined;
  children: ReactNode;
}

/** What a press came to: the fields that were wrong; another press makes another one. */
interface Attempt {
  errors: FormErrors;
  /** Paths in the order of the page. */
  paths: readonly string[];
}

const none: Attempt = { errors: {}, paths: [] };

export const FormBody = <Values extends object>({
  rules,
  errorText,
  onSubmit,
  busy,
  autoComplete,
  className,
  children,
}: FormBodyProps<Values>) => {
  const { values, errors: wrong, setTouched, validateForm } = useFormikContext<Values>();
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(none);
  const { listed, list, shorten } = useListedErrors(form, wrong);
  const [sending, setSending] = useState(false);
  // A second press may come before React has drawn the first.
  const sent = useRef(false);
  const news = useFieldNews(sent);

  // After the page has drawn the errors, so that the field is announced with its own.
  useEffect(() => {
    const [first] = attempt.paths;
    if (form.current && first !== undefined) focusField(form.current, first);
  }, [attempt]);

  const show = useCallback(
    (errors: FormErrors) => {
      const paths = form.current ? inPageOrder(form.current, Object.keys(errors)) : [];
      setAttempt({ errors, paths });
      list(paths);
      setTouched(setNestedObjectValues(values, true), false);
    },
    [values, setTouched, list],
  );

  const send = async () => {
    const found = await rules.find(values);
    if (Object.keys(found).length > 0) {
      // What is drawn beside the fields may be older: the list follows that.
      await validateForm();
      return show(found);
    }
    setAttempt(none);
    list(none.paths);
    const refused = await onSubmit(values);
    if (!refused || Object.keys(refused).length === 0) return;
    rules.refuse(refused, values);
    await validateForm();
    show(refused);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sent.current) return;
    sent.current = true;
    setSending(true);
    news.clear();
    await send().finally(() => {
      sent.current = false;
      setSending(false);
    });
  };

  const setting = useMemo(
    () => ({
      errorText: (path: string, error: string) => errorText(path, error, values),
      summary: listed.map((path) => ({
        fieldId: path,
        message: errorText(path, attempt.errors[path] ?? "", values),
      })),
      focus(path: string) {
        if (form.current) focusField(form.current, path);
      },
      tell: news.tell,
    }),
    [errorText, values, attempt, listed, news.tell],
  );
  return (
    <FormContext value={setting}>
      <form
        ref={form}
        className={className}
        autoComplete={autoComplete}
        noValidate
        onSubmit={submit}
        onClick={shorten}
        onKeyUp={shorten}
        aria-busy={busy ?? sending}
      >
        {children}
        <VisuallyHidden role="status">{news.message}</VisuallyHidden>
      </form>
    </FormContext>
  );
};
