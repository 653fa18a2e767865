import type { CSSProperties } from "react";
import * as styles from "./paper.css.ts";

export interface PaperProps {
  /** Address of the wrapper's picture, printed all over it. Default: the house's paper. */
  picture: string | undefined;
  /** Its form and its place. */
  className: string;
  /** Its name for the script that measures it. */
  part?: "sheet";
}

/** A piece of wrapping paper, printed without an end in sight. Decoration. */
export const Paper = ({ picture, className, part }: PaperProps) => (
  <span
    className={`${styles.paper} ${className}`}
    data-part={part}
    data-printed={picture !== undefined || undefined}
    style={picture === undefined ? undefined : ({ "--paper": `url("${picture}")` } as CSSProperties)}
  />
);
