import type { CSSProperties } from "react";
import * as styles from "./engraving.css.ts";
import { waves } from "./waves.ts";

/** Ellipses about one middle, and the waves of a ring about them. */
const petals = Array.from({ length: 18 }, (_, index) => index * 10);
const ring = waves({ radius: 290, height: 34, count: 40 });
const thirds = [0, 3, 6];

/**
 * A rosette as engravers draw it on the wall of the niche, line by line: of the house that seals.
 * It lies as its scene does, which is 1200 by 800 and ends at the floor.
 */
export const Engraving = () => (
  <svg
    className={styles.engraving}
    viewBox="0 0 1200 800"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    focusable="false"
  >
    <svg viewBox="0 0 1200 640" width="1200" height="640" aria-hidden="true">
      {petals.map((turn, index) => (
        <ellipse
          key={turn}
          className={styles.line}
          pathLength={1}
          cx={600}
          cy={378}
          rx={270}
          ry={86}
          transform={`rotate(${turn} 600 378)`}
          style={{ "--turn": index } as CSSProperties}
        />
      ))}
      {thirds.map((turn, index) => (
        <path
          key={turn}
          className={styles.line}
          pathLength={1}
          d={ring}
          transform={`translate(600 378) rotate(${turn})`}
          style={{ "--turn": index * 6 } as CSSProperties}
        />
      ))}
    </svg>
  </svg>
);

/** The gold line around an invitation. */
export const Frame = () => <span className={styles.frame} aria-hidden="true" />;

/** A seal with the first letter of its shop, pressed on a gift at the end. */
export const Seal = ({ letter }: { letter: string }) => (
  <span className={styles.seal} aria-hidden="true">
    <span className={styles.sign}>{letter}</span>
  </span>
);
