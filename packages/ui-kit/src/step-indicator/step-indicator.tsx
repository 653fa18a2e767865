import type { ElementType } from "react";
import { CheckIcon } from "../icon/icon.tsx";
import { join } from "../join.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./step-indicator.css.ts";

export interface Step {
  label: string;
  /** Leads back to a step that is done. */
  href?: string | undefined;
}

export interface StepIndicatorProps {
  /** What the steps are of, for example "Checkout". */
  label: string;
  steps: readonly Step[];
  /** The step one is on, from 0, after those that are done. */
  current: number;
  /** What a screen reader hears after a step that is done. */
  doneLabel: string;
  /** The element or router link; it gets `href`. Default `a`. */
  as?: ElementType;
  className?: string | undefined;
}

/** What is done, where one is, and what comes. */
export const StepIndicator = ({
  label,
  steps,
  current,
  doneLabel,
  as: Anchor = "a",
  className,
}: StepIndicatorProps) => (
  <nav aria-label={label} className={className}>
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li
          key={step.label}
          className={styles.step}
          data-state={index < current ? "done" : index === current ? "current" : "coming"}
          aria-current={index === current ? "step" : undefined}
        >
          {index < current && step.href ? (
            <Anchor href={step.href} className={styles.link}>
              <Mark number={index + 1} done />
              <span className={join(styles.label, styles.linked)}>{step.label}</span>
            </Anchor>
          ) : (
            <>
              <Mark number={index + 1} done={index < current} />
              <span className={styles.label}>{step.label}</span>
            </>
          )}
          {index < current && <VisuallyHidden>{doneLabel}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  </nav>
);

const Mark = ({ number, done }: { number: number; done: boolean }) => (
  <span className={styles.mark} aria-hidden="true">
    {done ? <CheckIcon size="inherit" /> : number}
  </span>
);
