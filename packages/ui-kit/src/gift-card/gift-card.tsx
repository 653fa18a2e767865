import type { ReactNode } from "react";
import { CardFace, type CardFaceProps } from "../card-face/card-face.tsx";
import { join } from "../join.ts";
import * as styles from "./gift-card.css.ts";
import { Hand, type HandPose } from "./hand.tsx";

export interface GiftCardProps {
  /** Address of its face, and what it shows (`CardFace`). */
  face: Pick<CardFaceProps, "src" | "alt">;
  /** The value as it would be printed, for example a `Price`. */
  value?: ReactNode;
  /** Colour of the stage behind the card (any CSS colour), without which it lies on the page. */
  backgroundColor?: string | undefined;
  /** The hand that holds it, in its sequence of three (`position % 3`), or nobody where left out. */
  hand?: HandPose | undefined;
  /** Casts its two shadows. Default true. */
  shadow?: boolean;
  /** Leans towards the pointer, but not under reduced motion; for the one card a page is about. */
  tilt?: boolean;
  /** Loads the picture at once and first, for cards in the first view. */
  priority?: boolean;
  /** Drawn over the card, within its edges: a wrapper, a ribbon. */
  children?: ReactNode;
  className?: string | undefined;
}

/**
 * The product itself: a card in ISO proportions (85.60 × 53.98
 * mm, radius 3.18; ISO/IEC 7810 ID-1), lit from the top left.
 */
export const GiftCard = ({
  face,
  value,
  backgroundColor,
  hand,
  shadow = true,
  tilt,
  priority,
  children,
  className,
}: GiftCardProps) => (
  <div
    className={join(styles.stage, className)}
    data-stage={backgroundColor ? true : undefined}
    data-hand={hand}
    data-tilt={tilt || undefined}
    data-valued={value ? true : undefined}
    style={backgroundColor ? { backgroundColor } : undefined}
  >
    {tilt && zones.map((zone) => <span key={zone} className={styles.zone} data-zone={zone} aria-hidden="true" />)}
    <div className={styles.card} data-shadow={shadow || undefined}>
      <CardFace src={face.src} alt={face.alt} loading={priority ? "first" : "lazy"} />
      {children}
      {value && <span className={styles.value}>{value}</span>}
      {hand !== undefined && <Hand pose={hand} />}
    </div>
  </div>
);

/** Quarters under the pointer: which one is entered decides how the card leans, without a script. */
const zones = ["top-left", "top-right", "bottom-left", "bottom-right"] as const;
