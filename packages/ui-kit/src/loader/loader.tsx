import { join } from "../join.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./loader.css.ts";

export interface LoaderProps {
  /** What is being waited for, for a screen reader; left out when the words stand beside it. */
  label?: string | undefined;
  /** 20, 32 or 48 px. Default `medium`. */
  size?: "small" | "medium" | "large";
  className?: string | undefined;
}

/** A turning ring in the colour of the text around it; under reduced motion it breathes instead. */
export const Loader = ({ label, size = "medium", className }: LoaderProps) => (
  <span className={join(styles.loader, className)} data-size={size} role={label ? "status" : undefined}>
    {label && <VisuallyHidden>{label}</VisuallyHidden>}
  </span>
);
