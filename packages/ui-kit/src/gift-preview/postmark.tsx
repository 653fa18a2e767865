import * as styles from "./dress.css.ts";

export interface PostmarkProps {
  /** The day in figures: "24". */
  day: string;
  /** Its month, short: "Dec". */
  month: string;
  /** An hour, or a year: "18:00". */
  more?: string | undefined;
  /** The whole of it, for a screen reader: "Thursday 24 December, 18:00". */
  label: string;
}

/** The day on which a gift arrives, as stamped. */
export const Postmark = ({ day, month, more, label }: PostmarkProps) => (
  <span className={styles.postmark} role="img" aria-label={label}>
    <span className={styles.postmarkDay}>{day}</span>
    <span>{month}</span>
    {more && <span>{more}</span>}
  </span>
);
