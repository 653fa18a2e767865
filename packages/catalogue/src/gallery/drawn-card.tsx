import * as styles from "./drawn-card.css.ts";
import type { Drawing } from "./gallery-texts.ts";

export interface DrawnCardProps {
  /** `present` is the live one, small. */
  drawing: Drawing | "present";
  /** Address of the face: the file that the preview shows. */
  face: string;
}

/**
 * A card's face with what it comes in drawn around it.
 * Decoration, of any size: words beside it say what it is.
 */
export const DrawnCard = ({ drawing, face }: DrawnCardProps) => (
  <span className={styles.drawn}>
    <span className={styles.drawings[drawing]}>
      <img className={styles.face} src={face} alt="" width={856} height={540} loading="lazy" decoding="async" />
    </span>
  </span>
);
