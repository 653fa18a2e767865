import type { CSSProperties } from "react";
import * as styles from "./burst.css.ts";
import { type Bit, scatter } from "./scatter.ts";

/** Enough for a feast, and few enough for a slow telephone. */
const flying = scatter(48, 78);

const lying = scatter(9, 13);

const placed = ({ x, y, turn }: Bit) =>
  ({ "--x": x, "--y": y, "--turn": `${turn}deg`, "--cut": `${x}% ${y}%` }) as CSSProperties;

export interface BurstProps {
  /** Address of a wrapper's picture: some are cut out of it. Default: the house's colours. */
  paper?: string | undefined;
}

/** One burst of paper over the table: none without motion, and none in the house that seals. */
export const Burst = ({ paper }: BurstProps) => (
  <span
    className={styles.burst}
    data-printed={paper !== undefined || undefined}
    style={paper ? ({ "--paper": `url("${paper}")` } as CSSProperties) : undefined}
    aria-hidden="true"
  >
    {flying.map((bit, index) => (
      <span key={index} className={styles.piece} style={placed(bit)} />
    ))}
  </span>
);

/** What of it lies on the table. */
export const Scraps = () => (
  <span className={styles.scraps} aria-hidden="true">
    {lying.map((bit, index) => (
      <span key={index} className={styles.scrap} style={placed(bit)} />
    ))}
  </span>
);
