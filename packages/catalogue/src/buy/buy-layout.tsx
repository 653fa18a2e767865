import type { ReactNode, RefObject } from "react";
import * as styles from "./buy-box.css.ts";

export interface BuyLayoutProps {
  heading: ReactNode;
  present: ReactNode;
  /** What the present stands in. */
  stage?: RefObject<HTMLDivElement | null>;
  /** A pointer comes near the present. */
  onNear?: () => void;
  children: ReactNode;
}

/** The present beside what makes it. */
export const BuyLayout = ({ heading, present, stage, onNear, children }: BuyLayoutProps) => (
  <div className={styles.layout}>
    <div ref={stage} className={styles.preview} onPointerEnter={onNear}>
      {present}
    </div>
    <div className={styles.panel}>
      {heading}
      {children}
    </div>
  </div>
);
