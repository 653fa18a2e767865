import * as styles from "./dress.css.ts";

export interface GiftBoxProps {
  /** What it is, for a screen reader; empty where words beside it say so. */
  alt: string;
  /** Address of its picture, the label on its front. */
  src?: string | undefined;
}

/** The inside of an open box, and its tissue. */
export const BoxBack = () => (
  <>
    <span className={styles.boxBack} aria-hidden="true" />
    <span className={styles.tissue} aria-hidden="true" />
  </>
);

/** The front of a box, its ribbon, and the house's ornament on it. */
export const BoxFront = ({ alt, src }: GiftBoxProps) => (
  <>
    <span className={styles.boxFront} {...(src === undefined && alt && { role: "img", "aria-label": alt })}>
      {src !== undefined && <img className={styles.boxPicture} src={src} alt={alt} decoding="async" />}
      <span className={styles.ribbon} />
    </span>
    <span className={styles.bow} data-beside={src !== undefined || undefined} aria-hidden="true" />
  </>
);
