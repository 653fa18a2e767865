import type { CSSProperties } from "react";
import * as styles from "./feast.css.ts";

/**
 * Where each piece flies, in parts of the burst's width and
 * height, how it turns, and which of the house's colours it has.
 */
const pieces = [
  [-46, -60, -200, "primary"],
  [-38, -88, 160, "accent"],
  [-28, -44, 240, "text"],
  [-20, -96, -140, "primary"],
  [-10, -70, 90, "accent"],
  [0, -104, 200, "text"],
  [9, -64, -90, "primary"],
  [19, -92, 170, "accent"],
  [28, -50, -220, "text"],
  [37, -84, 120, "primary"],
  [46, -56, -160, "accent"],
  [-42, -22, 110, "accent"],
  [43, -20, -110, "primary"],
] as const;

export interface BurstProps {
  /** Address of a wrapper's picture: the pieces are cut out of it. Default: the house's colours. */
  paper?: string | undefined;
}

/** One burst of paper behind the gifts. Decoration; none without motion, and none in the house that fades. */
export const Burst = ({ paper }: BurstProps) => (
  <span
    className={styles.burst}
    style={paper ? ({ "--paper": `url("${paper}")` } as CSSProperties) : undefined}
    aria-hidden="true"
  >
    {pieces.map(([x, y, turn, color]) => (
      <span
        key={`${x} ${y}`}
        className={styles.piece}
        data-color={color}
        style={
          { "--x": `${x}cqi`, "--y": `${y}cqb`, "--turn": `${turn}deg`, "--cut": `${50 + x}% ${-y}%` } as CSSProperties
        }
      />
    ))}
  </span>
);
