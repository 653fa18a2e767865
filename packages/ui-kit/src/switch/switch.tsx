import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { FieldNotes } from "../form-field/form-field.tsx";
import { join } from "../join.ts";
import * as styles from "./switch.css.ts";

export interface SwitchProps extends Omit<ComponentPropsWithRef<"input">, "className" | "children" | "type" | "role"> {
  /** What is on or off. */
  label: ReactNode;
  /** What being on brings with it. */
  hint?: ReactNode;
  className?: string | undefined;
}

/**
 * On or off, at once; for what a form only sends later, take a checkbox. The browser's
 * own checkbox in the role of a switch: it needs no script and posts in a plain form.
 */
export const Switch = ({ label, hint, className, id, ...input }: SwitchProps) => {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  return (
    <div className={join(styles.field, className)}>
      <label className={styles.row} data-disabled={input.disabled || undefined}>
        <input
          {...input}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells by itself whether it is checked.
          role="switch"
          id={controlId}
          className={styles.track}
          aria-describedby={hintId}
        />
        <span>{label}</span>
      </label>
      <FieldNotes hint={hint} hintId={hintId} error={undefined} errorId={undefined} />
    </div>
  );
};
