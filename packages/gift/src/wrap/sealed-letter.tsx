import { Paper } from "./paper.tsx";
import * as styles from "./wrap.css.ts";
import type { WrapDrawing } from "./wrap-drawing.ts";

const sealLeft = "M160 96a30 30 0 0 0 0 60l-4-16 6-10-8-14z";
const sealRight = "M160 96a30 30 0 0 1 0 60l-4-16 6-10-8-14z";

/** GCS: a letter with a seal. The seal breaks, the flap lifts, in 160 ms each. */
export const SealedLetter = ({ picture }: WrapDrawing) => (
  <svg className={styles.drawing} viewBox="0 0 320 250" aria-hidden="true">
    <ellipse className={styles.shade} cx="160" cy="234" rx="138" ry="10" />
    <rect className={styles.card} x="60" y="70" width="200" height="126" rx="6" />
    <Paper id="letter" picture={picture} x={24} y={64} width={272} height={164} radius={6} />
    <path className={styles.crease} d="M24 222L128 142M296 222L192 142" />
    <path className={styles.flap} d="M24 68a6 6 0 0 1 6-4h260a6 6 0 0 1 6 4L168 144a14 14 0 0 1-16 0z" />
    <path className={styles.sealLeft} d={sealLeft} />
    <path className={styles.sealRight} d={sealRight} />
  </svg>
);
