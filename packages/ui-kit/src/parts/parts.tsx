import { Children, isValidElement, type ReactNode } from "react";
import { join } from "../join.ts";
import * as styles from "./parts.css.ts";

export interface PartsProps {
  /** The facts; what is empty is left out, and a text with dots of its own is parted at them. */
  children: ReactNode;
  className?: string | undefined;
}

/**
 * Short facts one after another with dots between them, and none at the end or the beginning of a line,
 * whatever the width and the direction. Within a text.
 */
export const Parts = ({ children, className }: PartsProps) => (
  <span className={join(styles.parts, className)}>
    {Children.toArray(children)
      .flatMap((part) => (typeof part === "string" ? part.split(" · ") : [part]))
      .filter((part) => part !== "")
      .map((part, place) => (
        <span key={isValidElement(part) ? part.key : place} className={styles.part}>
          {part}{" "}
        </span>
      ))}
  </span>
);
