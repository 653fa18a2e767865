import type { Ref } from "react";
import { ChevronDownIcon, ErrorIcon } from "../icon/icon.tsx";
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

/** How many are listed at once: more would fill a phone, and fold. */
const most = 3;

/**
 * What is wrong with a form, each line a link to its field; can take the focus, and nothing is drawn without
 * an error. Of many the first stands there, and all of them after a press.
 */
export const ErrorSummary = ({ title, errors, onFollow, ref, level = 2, className }: ErrorSummaryProps) => {
  if (errors.length === 0) return null;
  const Title = `h${level}` as const;
  const heading = (
    <Title className={styles.title}>
      <ErrorIcon className={styles.icon} />
      {title}
    </Title>
  );
  const list = (listed: readonly FieldError[]) => (
    <ul className={styles.list}>
      {listed.map((error) => (
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
  );
  return (
    <div ref={ref} className={join(styles.summary, className)} role="alert" tabIndex={-1}>
      {errors.length > most ? (
        <>
          <details>
            <summary className={styles.fold}>
              {heading}
              <ChevronDownIcon className={styles.chevron} />
            </summary>
            {list(errors)}
          </details>
          {list(errors.slice(0, 1))}
        </>
      ) : (
        <>
          {heading}
          {list(errors)}
        </>
      )}
    </div>
  );
};
