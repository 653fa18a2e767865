import type { CSSProperties } from "react";
import * as styles from "./feast.css.ts";

const colours = ["primary", "accent", "text"] as const;

/** How many pieces fly. */
const many = 36;

/** Where each piece flies, in hundredths of the burst's width and height, how it turns, and its colour. */
const pieces = Array.from({ length: many }, (_, index) => {
  // The golden angle scatters them evenly over the upper half, no two along one line.
  const around = ((index * 137.5) % 180) - 180;
  const far = 0.45 + 0.55 * ((index * 0.618) % 1);
  const angle = (around * Math.PI) / 180;
  return {
    x: Math.round(Math.cos(angle) * 48 * far),
    y: Math.round(Math.sin(angle) * 62 * far),
    turn: ((index * 83) % 360) - 180,
    color: colours[index % colours.length],
  };
});

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
    {pieces.map(({ x, y, turn, color }, index) => (
      <span
        key={index}
        className={styles.piece}
        data-color={color}
        style={
          { "--x": `${x}cqi`, "--y": `${y}cqb`, "--turn": `${turn}deg`, "--cut": `${50 + x}% ${-y}%` } as CSSProperties
        }
      />
    ))}
  </span>
);
