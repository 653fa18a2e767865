import type { ReactNode } from "react";
import * as styles from "./parcel.css.ts";

export interface TagProps {
  /** For whom: "For Nina". */
  words: string;
  /** The shop's sign, beside the words. */
  mark?: ReactNode;
  /** Its place. */
  className: string;
}

/** Characters up to which words stand in large letters. */
const short = 14;

/** A tag of paper that says for whom a gift is. The name runs in its own direction. */
export const Tag = ({ words, mark, className }: TagProps) => (
  <span className={`${styles.tag} ${className}`} data-long={words.length > short || undefined}>
    {mark}
    <span className={styles.words} dir="auto">
      {words}
    </span>
  </span>
);
