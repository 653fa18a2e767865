import type { ReactNode } from "react";
import { join } from "../join.ts";
import * as styles from "./icon.css.ts";

export interface IconProps {
  /** 20 px, 32 px, or the size of the text around it. Default `medium`. */
  size?: "medium" | "large" | "inherit";
  /** A name, when no words stand beside it; without one it is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}

/** The grid all icons are drawn on: 24 by 24, a line of 1.75 in the colour of the text. */
export const IconFrame = ({ size = "medium", label, className, children }: IconProps & { children: ReactNode }) => (
  <svg
    viewBox="0 0 24 24"
    className={join(styles.icon, className)}
    data-size={size}
    focusable="false"
    role={label ? "img" : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    {children}
  </svg>
);
