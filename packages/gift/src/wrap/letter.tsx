import * as styles from "./letter.css.ts";
import { Paper } from "./paper.tsx";

export interface LetterProps {
  /** Picture of the wrapper that was chosen. Default: the house's own paper. */
  picture: string | undefined;
  /** Where the letter lies. */
  className: string;
  /** Its name for the script that measures it. */
  part: "body" | "sheet";
}

/**
 * An open letter: its flap and its lining behind what is in it, its folded sides before that, which has its
 * own place between them (`z-index` 0, and 2 once it is out).
 */
export const Letter = ({ picture, className, part }: LetterProps) => (
  <>
    <span className={`${styles.back} ${className}`} data-part={part}>
      <span className={styles.lifted} />
    </span>
    <span className={`${styles.front} ${className}`}>
      <span className={styles.edge} />
      <span className={styles.pocket}>
        <Paper picture={picture} className={styles.sheet} />
        <span className={styles.fold} />
      </span>
    </span>
  </>
);
