import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { handInSequence } from "@giftshop/ui-kit/hand-in-sequence";
import * as styles from "./highlight.css.ts";
import type { HighlightedBlock } from "./load-results.ts";

export interface HighlightProps {
  block: HighlightedBlock;
  /** Where it stands among them, from 0: the hands take turns. */
  place: number;
}

/** What the shop puts forward: a card, a line about it, and the way there. */
export const Highlight = ({ block, place }: HighlightProps) => {
  const { title, description, referencedPath, cardImage, backgroundImage, backgroundColor, showHand } = block;
  return (
    <a className={styles.block} href={referencedPath} style={{ backgroundColor: backgroundColor ?? undefined }}>
      {backgroundImage && <img className={styles.background} src={backgroundImage.url} alt="" />}
      {cardImage && (
        <span className={styles.card} aria-hidden="true">
          <GiftCard face={{ src: cardImage.url, alt: "" }} hand={showHand ? handInSequence(place) : undefined} />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span>{description}</span>
      </span>
    </a>
  );
};
