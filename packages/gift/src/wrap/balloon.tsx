import * as styles from "./wrap.css.ts";
import type { WrapDrawing } from "./wrap-drawing.ts";

/** Where the pieces of confetti begin, and which of the house's colours each has. */
const confetti = [
  [116, 70, "primary"],
  [160, 54, "accent"],
  [204, 70, "text"],
  [100, 104, "accent"],
  [136, 96, "text"],
  [184, 96, "primary"],
  [220, 104, "accent"],
  [116, 132, "primary"],
  [160, 124, "text"],
  [204, 132, "accent"],
] as const;

/** CK: a balloon with a card on its string. It bounces once, bursts, and is confetti. */
export const Balloon = ({ picture }: WrapDrawing) => (
  <svg className={styles.drawing} viewBox="0 0 320 250" aria-hidden="true">
    <path className={styles.string} d="M160 178c-14 14 12 22 0 38" />
    <rect className={styles.card} x="112" y="206" width="96" height="40" rx="8" />
    <g className={styles.balloon}>
      <path className={styles.skin} d="M160 16c52 0 84 38 84 82 0 42-40 74-84 78-44-4-84-36-84-78 0-44 32-82 84-82z" />
      {picture !== undefined && (
        <>
          <clipPath id="balloon">
            <ellipse cx="160" cy="96" rx="64" ry="62" />
          </clipPath>
          <image
            x="96"
            y="34"
            width="128"
            height="124"
            href={picture}
            preserveAspectRatio="xMidYMid slice"
            clipPath="url(#balloon)"
          />
        </>
      )}
      <path className={styles.knot} d="M150 174h20l6 14h-32z" />
      <path className={styles.light} d="M106 84c2-22 16-38 34-44" />
    </g>
    <g className={styles.confetti}>
      {confetti.map(([x, y, color]) => (
        <rect key={`${x}-${y}`} data-color={color} x={x} y={y} width="12" height="12" rx="3" />
      ))}
    </g>
  </svg>
);
