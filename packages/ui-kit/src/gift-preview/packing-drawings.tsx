import type { ReactNode } from "react";
import * as styles from "./packing.css.ts";

/** A packing as it stands on the stage, in the colours of the house; the same seen from both sides. */
interface PackingDrawing {
  /** Its inside and rim, 236 wide and 40 high: the last 8 are behind the front. */
  back: ReactNode;
  /** Its front, 236 wide and 68 high. */
  front: ReactNode;
}

const tissue = "M8 40V26l14-16 14 10L54 6l18 12 24-10 22 12 24-14 22 12 22-10 20 12 16-10 6 16v14Z";

/** By the word behind the address of a packing's picture: `/media/….svg#tin`. */
export const packingDrawings = {
  "ribbon-box": {
    back: (
      <>
        <path className={styles.inside} d="M6 40V20q0-5 5-5h214q5 0 5 5v20Z" />
        <path className={styles.paper} d={tissue} />
      </>
    ),
    front: (
      <>
        <path className={styles.body} d="M4 0h228v62q0 6-6 6H10q-6 0-6-6Z" />
        <path className={styles.accent} d="M104 0h28v68h-28Z" />
        <path className={styles.glow} d="M4 0h228v4H4ZM108 4h3v64h-3ZM125 4h3v64h-3Z" />
        <path className={styles.shade} d="M4 4h228v2H4Z" />
        <path className={styles.bowTail} d="M114 25 96 58l9-3 5 8 12-34ZM122 25l18 33-9-3-5 8-12-34Z" />
        <path
          className={styles.bowLoop}
          d="M118 24C104 6 78 4 76 16c-3 16 4 27 14 25 12-2 22-9 28-17ZM118 24c14-18 40-20 42-8 3 16-4 27-14 25-12-2-22-9-28-17Z"
        />
        <path
          className={styles.bowHollow}
          d="M113 24C104 14 89 11 86 18c-2 9 1 14 7 13 8-1 15-4 20-7ZM123 24c9-10 24-13 27-6 2 9-1 14-7 13-8-1-15-4-20-7Z"
        />
        <rect className={styles.bowLoop} x="110" y="15" width="16" height="18" rx="6" />
      </>
    ),
  },
  "kraft-box": {
    back: (
      <>
        <path className={styles.flap} d="M8 40-6 8l66 8 12 24ZM228 40l14-32-66 8-12 24Z" />
        <path className={styles.shade} d="M8 24h220v16H8Z" />
        <path className={styles.paper} d={tissue} />
      </>
    ),
    front: (
      <>
        <path className={styles.kraft} d="M4 0h228v63q0 5-5 5H9q-5 0-5-5Z" />
        <path className={styles.shade} d="M4 0h228v2.5H4ZM4 6h228v1H4Z" />
        <path className={styles.twine} d="M6 38h224M116 2v64M121 2v64" />
        <path className={styles.twine} d="M118 38C98 12 78 16 82 30c3 11 22 10 36 8 14 2 33 3 36-8 4-14-16-18-36 8" />
        <circle className={styles.paper} cx="118" cy="37" r="18" />
      </>
    ),
  },
  tin: {
    back: (
      <>
        <ellipse className={styles.accent} cx="118" cy="33" rx="116" ry="15" />
        <ellipse className={styles.inside} cx="118" cy="33" rx="109" ry="11.5" />
      </>
    ),
    front: (
      <>
        <path className={styles.body} d="M2 0c0 20 232 20 232 0v50c0 24-232 24-232 0Z" />
        <path className={styles.accent} d="M2 24c0 20 232 20 232 0v20c0 20-232 20-232 0Z" />
        <path className={styles.shade} d="M204 9c18-2 30-5 30-9v50c0 6-12 10-30 13Z" />
        <path className={styles.glow} d="M22 8c8 2 14 3 22 4v54c-8-1-14-3-22-5Z" />
        <path className={styles.cord} d="M2 1c0 20 232 20 232 0" />
        <ellipse className={styles.paper} cx="118" cy="44" rx="20" ry="19" />
      </>
    ),
  },
  pouch: {
    back: (
      <path
        className={styles.inside}
        d="M20 40C8 22 16 6 34 14c8-10 22-10 30 0 10-11 24-11 32 0 8-11 36-11 44 0 8-11 22-11 32 0 8-10 22-10 30 0 18-8 26 8 14 26Z"
      />
    ),
    front: (
      <>
        <path className={styles.body} d="M30 17C-4 28-8 60 22 67c20 2 172 2 192 0 30-7 26-39-8-50Z" />
        <path
          className={styles.body}
          d="M16 0c12 8 20-2 32 1s20 6 32 1 22-3 38 0 26 5 38 0 20-4 32-1 20 7 32-1c4 8-4 14-12 20H28C20 14 12 8 16 0Z"
        />
        <path
          className={styles.fold}
          d="M50 6l4 10M82 6l2 10M154 6l-2 10M186 6l-4 10M58 27c-9 11-12 22-10 36M92 28c-3 10-4 18-3 36M146 28c3 10 4 18 3 36M178 27c9 11 12 22 10 36"
        />
        <path className={styles.shine} d="M32 30c-12 8-16 18-11 27" />
        <path className={styles.cord} d="M28 18c44 9 136 9 180 0M160 22c8 8 2 14 8 22M170 21c10 4 12 10 13 17" />
        <circle className={styles.accent} cx="169" cy="48" r="5" />
        <circle className={styles.accent} cx="184" cy="42" r="5" />
        <circle className={styles.paper} cx="118" cy="45" r="18" />
      </>
    ),
  },
} as const satisfies Record<string, PackingDrawing>;

export type PackingFront = keyof typeof packingDrawings;
