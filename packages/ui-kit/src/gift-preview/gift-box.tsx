import * as styles from "./dress.css.ts";

export interface GiftBoxProps {
  /** What it is, for a screen reader; empty where words beside it say so. */
  alt: string;
  /** Address of what its front shows, in place of the house's colours. */
  src?: string | undefined;
}

/** The inside of an open box, and its lid. */
export const BoxBack = () => (
  <>
    <span className={styles.lid} aria-hidden="true" />
    <span className={styles.boxBack} aria-hidden="true" />
  </>
);

/** The front of a box, its ribbon, and the house's ornament on it. */
export const BoxFront = ({ alt, src }: GiftBoxProps) => (
  <>
    <span className={styles.boxFront} {...(src === undefined && alt && { role: "img", "aria-label": alt })}>
      {src !== undefined && <img className={styles.boxPicture} src={src} alt={alt} decoding="async" />}
      <span className={styles.ribbon} />
    </span>
    <span className={styles.bow} aria-hidden="true" />
  </>
);
