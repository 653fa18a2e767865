import * as styles from "./packing.css.ts";
import { type PackingFront, packingDrawings } from "./packing-drawings.tsx";

export interface GiftBoxProps {
  /** What it is, for a screen reader; empty where words beside it say so. */
  alt: string;
  /** Address of its picture; the word behind `#` says which packing is drawn, else a box with a ribbon. */
  src?: string | undefined;
}

const frontOf = (src: string | undefined): PackingFront => {
  const word = src?.split("#")[1] ?? "";
  return Object.hasOwn(packingDrawings, word) ? (word as PackingFront) : "ribbon-box";
};

/** The inside of an open packing. */
export const BoxBack = ({ src }: Pick<GiftBoxProps, "src">) => {
  const front = frontOf(src);
  return (
    <span className={styles.place}>
      <span className={styles.back} data-front={front}>
        <svg className={styles.drawn} viewBox="0 0 236 40" aria-hidden="true" focusable="false">
          {packingDrawings[front].back}
        </svg>
      </span>
    </span>
  );
};

/** The front of a packing, and the house's ornament on it; a ribbon has its bow there. */
export const BoxFront = ({ alt, src }: GiftBoxProps) => {
  const front = frontOf(src);
  return (
    <span className={styles.place}>
      <span className={styles.front} data-front={front} {...(alt && { role: "img", "aria-label": alt })}>
        <svg className={styles.drawn} viewBox="0 0 236 68" aria-hidden="true" focusable="false">
          {packingDrawings[front].front}
        </svg>
      </span>
      {front !== "ribbon-box" && <span className={styles.ornament} data-front={front} aria-hidden="true" />}
    </span>
  );
};
