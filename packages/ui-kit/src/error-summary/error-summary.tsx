import type { Ref } from "react";
import { ErrorIcon } from "../icon/icon.tsx";
import { join } from "../join.ts";
import * as styles from "./error-summary.css.ts";

export interface FieldError {
  /** Id of the control, or its name where the two are the same. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  /** Heading of the list, such as "Two fields need another look". */
  title: string;
  errors: readonly FieldError[];
  /** Takes the focus to a field by its id or name. Default: the browser's own way to `#id`. */
  onFollow?: ((fieldId: string) => void) | undefined;
  /** Where to put the focus after a refused form. */
  ref?: Ref<HTMLDivElement>;
  /** Heading level. Default 2. */
  level?: 2 | 3;
  className?: string | undefined;
}

/**
 * What is wrong with a form, each line a link to its field; can take the focus, and nothing is drawn without
 * an error.
 */
export const ErrorSummary = ({ title, errors, onFollow, ref, level = 2, className }: ErrorSummaryProps) => {
  if (errors.length === 0) return null;
  const Title = `h${level}` as const;
  return (
    <div ref={ref} className={join(styles.summary, className)} role="alert" tabIndex={-1}>
      <Title className={styles.title}>
        <ErrorIcon className={styles.icon} />
        {title}
      </Title>
      <ul className={styles.list}>
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a
              href={`#${error.fieldId}`}
              className={styles.link}
              onClick={
                onFollow &&
                ((event) => {
                  event.preventDefault();
                  onFollow(error.fieldId);
                })
              }
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
