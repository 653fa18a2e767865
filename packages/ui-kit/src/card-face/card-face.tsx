import * as styles from "./card-face.css.ts";
import { facePicture } from "./face-picture.ts";

export interface CardFaceProps {
  /**
   * Address of the face, drawn in card proportions. `…#2/16` is the third of
   * sixteen that stand one below the other in one file, with a little room between.
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
 * A card's face alone, as wide as its room, in the proportions it is drawn in and with a card's corners
 * (radius 3.18 of 85.60 mm; ISO/IEC 7810 ID-1). Its room says where it lies and what shadow it casts, so
 * that a list of them repeats nothing. For many small ones; a card that is looked at is a `GiftCard`.
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
