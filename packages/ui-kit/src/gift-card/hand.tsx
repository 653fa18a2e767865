import * as styles from "./gift-card.css.ts";

/** Which of the three hands: they differ in skin, sleeve and grip. */
export type HandPose = 0 | 1 | 2;

export interface HandProps {
  pose: HandPose;
}

/** A drawn hand that holds the lower edge of a card, its thumb in front. Decoration: it has no name. */
export const Hand = ({ pose }: HandProps) => {
  const [thumb, nail, fold] = grips[pose];
  return (
    <svg className={styles.hand} data-pose={pose} viewBox="0 0 120 130" aria-hidden="true" focusable="false">
      <path className={styles.skin} d={thumb} />
      <path className={styles.fold} d={fold} />
      <path className={styles.nail} d={nail} />
      {/* The arm goes on until the stage ends. */}
      <path className={styles.sleeve} d="M10 113c24-9 68-9 92 0l14 220H-4L10 113Z" />
      <path className={styles.cuff} d="M10 113c24-9 68-9 92 0l1 8c-25-8-69-8-94 0l1-8Z" />
    </svg>
  );
};

/** Thumb with the ball of the hand, nail, and the fold between thumb and palm. */
const grips = [
  [
    "M18 120c-4-20-3-42 2-54 4-10 13-16 22-24 8-7 12-15 19-15 8 0 10 9 6 17-4 9-11 15-14 23 12 0 30 1 37 9 9 11 8 28 6 44H18Z",
    "M56 38c2-4 5-7 8-7 3 1 3 5 1 9-2 3-5 5-7 5-3-1-4-4-2-7Z",
    "M53 67c-3 8-3 15 1 23",
  ],
  [
    "M16 120c-3-18-3-38 2-52 4-11 13-18 20-28 5-8 8-18 15-19 9-1 13 7 10 17-3 10-9 18-10 28 14-1 32 1 39 10 8 11 7 28 5 44H16Z",
    "M52 34c1-5 3-9 7-9 3 0 4 4 3 9-2 4-4 7-7 6s-4-3-3-6Z",
    "M53 66c-2 9-1 16 4 23",
  ],
  [
    "M20 120c-6-18-6-40-1-52 4-11 16-15 27-20 9-5 15-12 22-10 8 2 8 12 2 18-7 7-17 11-20 18 14-3 32-1 39 7 9 11 8 24 7 39H20Z",
    "M60 46c3-3 7-5 9-4 3 2 1 6-2 8-3 3-7 3-8 2-2-2-1-4 1-6Z",
    "M50 74c-2 7-1 12 3 18",
  ],
] as const;
