import type { ReactNode } from "react";
import { MinusIcon, PlusIcon } from "../icon/icon.tsx";
import { join } from "../join.ts";
import * as styles from "./stepper.css.ts";

export interface StepperProps {
  /** What is counted, for a screen reader: "Quantity of Café Noir". */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  value: number;
  /** Default 1. */
  min?: number;
  /** Default 99. */
  max?: number;
  /**
   * Called with the wished number; without it the buttons submit their form with `name` set to that number.
   */
  onChange?: ((value: number) => void) | undefined;
  /** Name that the buttons post. Default `quantity`. */
  name?: string;
  disabled?: boolean;
  /** The wish is on its way: the wished number shows already, a little paler, and the buttons stay alive. */
  pending?: boolean;
  /** Drawn in the place of "minus" at the minimum, where one less means removing. */
  decreaseIcon?: ReactNode;
  className?: string | undefined;
}

/** A small number, one more or one less. The number is announced when it changes. */
export const Stepper = ({
  label,
  decreaseLabel,
  increaseLabel,
  value,
  min = 1,
  max = 99,
  onChange,
  name = "quantity",
  disabled,
  pending,
  decreaseIcon,
  className,
}: StepperProps) => {
  const step = (wish: number, atBound: boolean) => {
    // Said to be disabled rather than made so: a disabled button
    // would drop the focus of the press that reached the bound.
    if (atBound) return { type: "button" as const, "aria-disabled": true };
    return onChange
      ? { type: "button" as const, onClick: () => onChange(wish) }
      : { type: "submit" as const, name, value: wish };
  };
  return (
    <fieldset
      className={join(styles.stepper, className)}
      aria-label={label}
      disabled={disabled}
      data-pending={pending || undefined}
    >
      <button className={styles.press} {...step(value - 1, value <= min)} aria-label={decreaseLabel}>
        {decreaseIcon ?? <MinusIcon />}
      </button>
      <output className={styles.value}>{value}</output>
      <button className={styles.press} {...step(value + 1, value >= max)} aria-label={increaseLabel}>
        <PlusIcon />
      </button>
    </fieldset>
  );
};
