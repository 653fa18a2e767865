import type { ComponentPropsWithRef } from "react";
import { HeartIcon } from "../icon/icon.tsx";
import { join } from "../join.ts";
import * as styles from "./heart-button.css.ts";

export interface HeartButtonProps extends Omit<ComponentPropsWithRef<"button">, "children"> {
  /** What it does, pressed in or not, with the name of the thing: "Save Café Noir as a favourite". */
  label: string;
  /** Whether it is a favourite. Default `false`. */
  pressed?: boolean;
}

/**
 * A heart to keep a thing for later, or not any more: a switch
 * of 44 px. Of no use without script, and not shown then.
 */
export const HeartButton = ({ label, pressed = false, className, ...rest }: HeartButtonProps) => (
  <button
    title={label}
    {...rest}
    type="button"
    aria-label={label}
    aria-pressed={pressed}
    className={join(styles.heartButton, className)}
  >
    <HeartIcon />
  </button>
);
