import { type ReactNode, useId } from "react";
import { ErrorIcon } from "../icon/icon.tsx";
import { join } from "../join.ts";
import * as styles from "./form-field.css.ts";

/** What every field takes beside the attributes of its control. */
export interface FieldProps {
  /** The name of the field, always visible. */
  label: ReactNode;
  /** Help that stays while one types: a format, a reason. */
  hint?: ReactNode;
  /** What is wrong and what to do, whose presence marks the control invalid. */
  error?: string | undefined;
  /** The word for "optional", shown beside the label of a field that may stay empty. */
  optionalLabel?: string | undefined;
  className?: string | undefined;
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlBinding {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FormFieldProps extends FieldProps {
  /** Id of the control, made up when left out. */
  id?: string | undefined;
  /** Ids of further elements within `children` that describe the control. */
  describedBy?: string | undefined;
  /** Draws the control and must spread the binding on it. */
  children: (binding: ControlBinding) => ReactNode;
}

/**
 * Label above, control, hint, error below: the frame of
 * every field, and of controls that a feature brings itself.
 */
export const FormField = ({
  id,
  label,
  hint,
  error,
  optionalLabel,
  describedBy,
  className,
  children,
}: FormFieldProps) => {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const description = [hintId, describedBy, errorId].filter(Boolean).join(" ") || undefined;
  return (
    <div className={join(styles.field, className)} data-invalid={error ? true : undefined}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {optionalLabel && <span className={styles.optional}>{` ${optionalLabel}`}</span>}
      </label>
      {children({ id: controlId, "aria-describedby": description, "aria-invalid": error ? true : undefined })}
      <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} />
    </div>
  );
};

interface FieldNotesProps {
  hint: ReactNode;
  hintId: string | undefined;
  error: string | undefined;
  errorId: string | undefined;
}

/** Hint and error below a control or a group of them. */
export const FieldNotes = ({ hint, hintId, error, errorId }: FieldNotesProps) => (
  <>
    {hint && (
      <div className={styles.hint} id={hintId}>
        {hint}
      </div>
    )}
    {error && (
      <div className={styles.error} id={errorId}>
        <ErrorIcon className={styles.errorIcon} />
        <span>{error}</span>
      </div>
    )}
  </>
);
