import type { BrandGroup } from "@giftshop/storefront-config";
import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { Pieces } from "../pieces/pieces.tsx";
import { Letter } from "../wrap/letter.tsx";
import { Paper } from "../wrap/paper.tsx";
import type { Gift } from "./load-gift.ts";
import * as styles from "./reveal.css.ts";

export interface RevealProps {
  group: BrandGroup;
  gift: Gift;
  /** What it is worth, for people; nothing before the press. */
  value?: string | undefined;
}

/** The card out of its wrapping: its face, the paper that was around it, and one burst. */
export const Reveal = ({ group, gift: { product, wrapper }, value }: RevealProps) => (
  <div className={styles.room} data-part="room">
    {group === "GCS" ? (
      <Letter picture={wrapper?.image.url} className={styles.letter} part="sheet" />
    ) : (
      <Paper picture={wrapper?.image.url} className={styles.sheet} part="sheet" />
    )}
    <Pieces paper={wrapper?.image.url} />
    <div className={styles.face} data-tag="top" data-part="face">
      <GiftCard
        face={{ src: product.image.url, alt: product.title }}
        value={value && <bdi>{value}</bdi>}
        tilt
        priority
      />
    </div>
  </div>
);
