import { GiftCard } from "@giftshop/ui-kit/gift-card";
import type { ReactNode } from "react";
import * as styles from "./card-beside.css.ts";

export interface CardBesideProps {
  /** Picture of the card's face. */
  image: { url: string };
  backgroundColor: string;
  /** What is said of it. */
  children: ReactNode;
}

/** A small card on its brand's colour, and what is said of it. */
export const CardBeside = ({ image, backgroundColor, children }: CardBesideProps) => (
  <div className={styles.gift}>
    <div className={styles.card} style={{ backgroundColor }}>
      <GiftCard face={{ src: image.url, alt: "" }} shadow={false} />
    </div>
    <div className={styles.words}>{children}</div>
  </div>
);
