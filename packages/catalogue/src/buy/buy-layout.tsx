import type { ReactNode, RefObject } from "react";
import * as styles from "./buy-box.css.ts";

export interface BuyLayoutProps {
  heading: ReactNode;
  /** It stands above the present. Default `false`: behind it. */
  headingFirst?: boolean | undefined;
  present: ReactNode;
  /** What the present stands in. */
  stage?: RefObject<HTMLDivElement | null>;
  /** A pointer comes near the present. */
  onNear?: () => void;
  children: ReactNode;
}

/** The present beside what makes it, and what it is called where its house has that. */
export const BuyLayout = ({ heading, headingFirst, present, stage, onNear, children }: BuyLayoutProps) => {
  const named = <div className={styles.heading}>{heading}</div>;
  return (
    <div className={styles.layout}>
      {headingFirst && named}
      <div ref={stage} className={styles.preview} onPointerEnter={onNear}>
        {present}
      </div>
      {!headingFirst && named}
      <div className={styles.panel}>{children}</div>
    </div>
  );
};
