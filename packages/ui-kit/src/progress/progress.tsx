import { type ReactNode, useId } from "react";
import { join } from "../join.ts";
import * as styles from "./progress.css.ts";

export interface ProgressProps {
  /** What goes on: "Checking 300 recipients". */
  label: ReactNode;
  /** How much is done, from 0 to `max`; left out, nobody knows how long it takes. */
  value?: number | undefined;
  /** How much there is. Default 1. */
  max?: number;
  /** How far it is, in words: "120 of 300". */
  valueLabel?: string | undefined;
  /** Default `primary`. */
  tone?: "primary" | "success" | "danger";
  className?: string | undefined;
}

/**
 * How far something has come: the browser's own element, so that a
 * screen reader says it. Steps of a purchase are `StepIndicator`.
 */
export const Progress = ({ label, value, max = 1, valueLabel, tone = "primary", className }: ProgressProps) => {
  const id = useId();
  return (
    <div className={join(styles.progress, className)}>
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        {valueLabel && (
          <span className={styles.value} aria-hidden="true">
            {valueLabel}
          </span>
        )}
      </div>
      <progress
        id={id}
        className={styles.track}
        data-tone={tone}
        max={max}
        {...(value !== undefined && { value })}
        aria-valuetext={valueLabel}
      />
    </div>
  );
};
