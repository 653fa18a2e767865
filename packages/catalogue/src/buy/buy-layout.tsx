import type { ReactNode, RefObject } from "react";
import * as styles from "./buy-box.css.ts";

export interface BuyLayoutProps {
  heading: ReactNode;
  present: ReactNode;
  /** What the present stands in. */
  stage?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** The present beside what makes it. */
export const BuyLayout = ({ heading, present, stage, children }: BuyLayoutProps) => (
  <div className={styles.layout}>
    <div ref={stage} className={styles.preview}>
      {present}
    </div>
    <div className={styles.panel}>
      {heading}
      {children}
    </div>
  </div>
);
