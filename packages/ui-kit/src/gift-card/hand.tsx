import * as styles from "./gift-card.css.ts";

/** Which of the three hands: they differ in skin, sleeve and grip. */
export type HandPose = 0 | 1 | 2;

export interface HandProps {
  pose: HandPose;
  /** The fingers lie behind the card, the thumb and the sleeve in front. */
  part: "fingers" | "thumb";
}

/** A drawn hand that holds the lower edge of a card. Decoration: it has no name. */
export function Hand({ pose, part }: HandProps) {
  return (
    <svg
      className={styles.hand}
      data-part={part}
      data-pose={pose}
      viewBox="0 0 120 130"
      aria-hidden="true"
      focusable="false"
    >
      {part === "fingers" ? <path className={styles.skinShade} d={fingers[pose]} /> : <Thumb pose={pose} />}
    </svg>
  );
}

function Thumb({ pose }: { pose: HandPose }) {
  return (
    <>
      <path className={styles.skin} d={thumbs[pose]} />
      <path className={styles.crease} d={nails[pose]} />
      <path className={styles.sleeve} d="M14 112c22-9 62-9 84 0l6 18H8l6-18Z" />
      <path className={styles.cuff} d="M14 112c22-9 62-9 84 0l1.5 5c-24-8-63-8-87 0l1.5-5Z" />
    </>
  );
}

const fingers = [
  "M20 70c-3-18-2-46 4-54 4-5 11-3 11 4 1-8 4-14 9-14s8 5 8 13c1-7 4-12 9-11 6 0 8 6 8 13 2-6 5-9 9-8 6 1 7 8 6 15-1 12-4 26-6 42H20Z",
  "M24 72c-6-16-9-40-5-49 3-6 10-5 11 2-1-9 2-16 7-17 6 0 8 6 9 14 0-8 3-13 8-13 6 0 9 6 9 13 1-6 4-10 9-9 5 1 7 7 7 14 0 13-2 28-3 45H24Z",
  "M18 70c0-18 3-44 10-51 5-5 11-1 10 6 2-8 6-13 11-12s7 6 6 13c3-6 6-10 11-9 5 2 6 8 5 14 2-5 6-7 9-5 5 2 5 9 3 15-4 11-8 20-10 29H18Z",
] as const;

const thumbs = [
  "M22 118c-4-20-4-40 0-52 4-10 13-16 22-24 8-7 12-14 18-14 8 0 10 8 6 16-4 9-11 15-14 23 10 1 26 2 32 10 8 11 6 26 4 41H22Z",
  "M20 118c-3-18-4-36 1-50 4-11 12-18 19-28 5-8 8-17 15-18 8-1 12 7 9 16-3 10-9 18-10 28 12 0 26 2 32 11 7 11 6 26 3 41H20Z",
  "M24 118c-6-18-7-38-2-50 4-11 15-15 26-20 9-5 15-11 21-9 8 2 8 11 2 17-7 7-16 11-19 18 12-2 26 0 32 8 8 10 5 22 4 36H24Z",
] as const;

const nails = [
  "M56 38c2-4 5-7 8-7 3 1 3 5 1 9-2 3-5 5-7 5-3-1-4-4-2-7Z",
  "M51 34c1-5 3-9 7-9 3 0 4 4 3 9-2 4-4 7-7 6s-4-3-3-6Z",
  "M60 46c3-3 7-5 9-4 3 2 1 6-2 8-3 3-7 3-8 2-2-2-1-4 1-6Z",
] as const;
