import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { Pieces } from "../pieces/pieces.tsx";
import { Paper } from "../wrap/paper.tsx";
import type { Gift } from "./load-gift.ts";
import * as styles from "./reveal.css.ts";

export interface RevealProps {
  gift: Gift;
  /** What it is worth, for people; nothing before the press. */
  value?: string | undefined;
}

/** The card out of its wrapping: its face, the paper that was around it, and one burst. */
export const Reveal = ({ gift: { product, wrapper }, value }: RevealProps) => (
  <div className={styles.revealed}>
    <Paper picture={wrapper?.image.url} className={styles.sheet} />
    <Pieces paper={wrapper?.image.url} />
    <div className={styles.face} data-tag="top">
      <GiftCard
        face={{ src: product.image.url, alt: product.title }}
        value={value && <bdi>{value}</bdi>}
        tilt
        priority
      />
    </div>
  </div>
);
