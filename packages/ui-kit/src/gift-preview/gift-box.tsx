import type { ReactNode } from "react";
import * as styles from "./gift-preview.css.ts";

export interface GiftBoxProps {
  /** What it is, for a screen reader; empty where words beside it say so. */
  alt: string;
  /** Address of what its front shows. Without one it has the house's colours, ribbon and ornament. */
  src?: string | undefined;
  /** What lies in it and looks out: a `GiftCard`. */
  children: ReactNode;
}

/** Gift packing: an open box, the card looking out. */
export function GiftBox({ alt, src, children }: GiftBoxProps) {
  return (
    <div className={styles.box}>
      <span className={styles.boxBack} aria-hidden="true" />
      <div className={styles.boxContent}>{children}</div>
      <span
        className={styles.boxFront}
        data-picture={src === undefined ? undefined : true}
        {...(src === undefined && alt && { role: "img", "aria-label": alt })}
      >
        {src === undefined ? (
          <span className={styles.bow} />
        ) : (
          <img className={styles.boxPicture} src={src} alt={alt} />
        )}
      </span>
    </div>
  );
}
