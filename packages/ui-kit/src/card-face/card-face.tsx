import * as styles from "./card-face.css.ts";
import { facePicture } from "./face-picture.ts";

export interface CardFaceProps {
  /**
   * Address of the face, drawn in card proportions; `…#2/16` is the third of sixteen that stand below one
   * another in one file.
   */
  src: string;
  /** What it shows; empty where the card's name stands beside it. */
  alt: string;
  /**
   * `lazy` when somebody comes near, `eager` with the page,
   * `first` before the page's other pictures. Default `lazy`.
   */
  loading?: "lazy" | "eager" | "first";
}

/**
 * A card's face alone, as wide as its room, with a card's proportions and corners (ISO/IEC 7810 ID-1). Its
 * room casts the shadow, once for many; a single card is a `GiftCard`.
 */
export const CardFace = ({ src, alt, loading = "lazy" }: CardFaceProps) => (
  <img
    className={styles.face}
    {...facePicture(src)}
    alt={alt}
    width={856}
    height={540}
    decoding="async"
    {...loadings[loading]}
  />
);

const loadings = { lazy: { loading: "lazy" }, eager: {}, first: { fetchPriority: "high" } } as const;
