import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { FieldNotes } from "../form-field/form-field.tsx";
import { join } from "../join.ts";
import * as styles from "./checkbox.css.ts";

export interface CheckboxProps extends Omit<ComponentPropsWithRef<"input">, "className" | "children" | "type"> {
  /** What is agreed to or chosen; may hold links. */
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
}

/** Yes or no, pressed anywhere on its words. */
export const Checkbox = ({ label, hint, error, className, id, ...input }: CheckboxProps) => {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className={join(styles.field, className)} data-invalid={error ? true : undefined}>
      <label className={styles.row}>
        <input
          {...input}
          type="checkbox"
          id={controlId}
          className={styles.box}
          aria-describedby={[hintId, errorId].filter(Boolean).join(" ") || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      {(hint || error) && (
        <div className={styles.notes}>
          <FieldNotes {...{ hint, hintId, error, errorId }} />
        </div>
      )}
    </div>
  );
};
