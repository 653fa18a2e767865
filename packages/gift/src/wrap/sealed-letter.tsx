import { Letter } from "./letter.tsx";
import { Paper } from "./paper.tsx";
import * as parcel from "./parcel.css.ts";
import * as styles from "./sealed-letter.css.ts";
import { Tag } from "./tag.tsx";
import type { WrapDrawing } from "./wrap-drawing.ts";

/** The two halves of the seal, which break along a line. */
const halves = [styles.sealLeft, styles.sealRight];

/** GCS: a letter whose seal bears the shop's sign: it breaks, and the flap lifts. */
export const SealedLetter = ({ picture, tag, mark }: WrapDrawing) => (
  <>
    <span className={parcel.shade} />
    <Letter picture={picture} className={styles.letter} part="body" />
    <span className={styles.edge} data-part="edge" />
    <span className={styles.flap}>
      <span className={styles.flapForm}>
        <Paper picture={picture} className={styles.sheet} />
        <span className={styles.flapLight} />
      </span>
      <svg className={styles.flapEdge} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 6 43 93Q50 105 57 93L100 6" />
      </svg>
    </span>
    {halves.map((half) => (
      <span key={half} className={half}>
        <span className={styles.wax}>
          <img className={styles.sign} src={mark} alt="" width={48} height={48} />
        </span>
      </span>
    ))}
    <Tag words={tag} className={styles.tag} />
  </>
);
