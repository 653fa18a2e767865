import * as styles from "./drawn-card.css.ts";
import type { Drawing } from "./gallery-texts.ts";

export interface DrawnCardProps {
  /** `present` is the live one, small. */
  drawing: Drawing | "present";
  /** Address of the face: the file that the preview shows. */
  face: string;
  /** The words that go with it, which an email shows below the card. */
  message?: string | undefined;
}

/**
 * A card's face with what it comes in drawn around it.
 * Decoration, of any size: words beside it say what it is.
 */
export const DrawnCard = ({ drawing, face, message }: DrawnCardProps) => {
  const written = drawing === "mail" && message;
  const picture = (
    <img className={styles.face} src={face} alt="" width={856} height={540} loading="lazy" decoding="async" />
  );
  return (
    <span className={styles.drawn}>
      <span className={styles.drawings[drawing]} data-written={written ? true : undefined}>
        {drawing === "mail" ? <span className={styles.wrapped}>{picture}</span> : picture}
        {written && (
          <span className={styles.words} dir="auto" aria-hidden="true">
            {message}
          </span>
        )}
      </span>
    </span>
  );
};
