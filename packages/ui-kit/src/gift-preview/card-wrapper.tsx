import * as styles from "./dress.css.ts";

export interface CardWrapperProps {
  /** What it is, for a screen reader; empty where words beside it say so. */
  alt: string;
  /** Address of its own print, in place of the house's pattern. */
  src?: string | undefined;
}

/** The slipcase a card is given in: a child of `GiftCard`, over its right end, so that names are read. */
export const CardWrapper = ({ alt, src }: CardWrapperProps) => (
  <span className={styles.wrapper} {...(src === undefined && alt && { role: "img", "aria-label": alt })}>
    {src !== undefined && <img className={styles.wrapperPicture} src={src} alt={alt} decoding="async" />}
  </span>
);
