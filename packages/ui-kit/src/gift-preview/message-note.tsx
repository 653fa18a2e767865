import { join } from "../join.ts";
import * as styles from "./dress.css.ts";

export interface MessageNoteProps {
  /** What was written; line breaks are kept. */
  message: string;
  /** What stands there while nothing is written: "Your message". */
  placeholder?: string | undefined;
  /** Who it is from, below it. */
  from?: string | undefined;
  className?: string | undefined;
}

/**
 * The personal message as the card that comes with the present, in its own direction, whatever the page's.
 * State: `data-empty`.
 */
export const MessageNote = ({ message, placeholder, from, className }: MessageNoteProps) => {
  if (!message && !placeholder) return null;
  return (
    <blockquote className={join(styles.note, className)} data-empty={message ? undefined : true} dir="auto">
      {message || placeholder}
      {from && <span className={styles.from}>{from}</span>}
    </blockquote>
  );
};
