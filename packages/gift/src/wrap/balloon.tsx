import * as styles from "./balloon.css.ts";
import { Paper } from "./paper.tsx";
import * as parcel from "./parcel.css.ts";
import { Tag } from "./tag.tsx";
import type { WrapDrawing } from "./wrap-drawing.ts";

/** CK: a balloon with a tag on its string, two more behind it; it swells and bursts. */
export const Balloon = ({ picture, tag, mark }: WrapDrawing) => (
  <>
    <span className={`${parcel.shade} ${styles.shade}`} />
    <svg className={parcel.lines} viewBox="0 0 340 470" aria-hidden="true">
      <path
        className={styles.string}
        d="M64 232c4 74 70 96 104 150M280 222c-6 78-78 100-108 160M170 330c-12 16 8 30 0 52"
      />
    </svg>
    <span className={styles.left} />
    <span className={styles.right} />
    <span className={styles.balloon} data-part="body">
      <span className={styles.knot} />
      <Paper picture={picture} className={styles.skin} />
      <span className={styles.light} />
    </span>
    <Tag
      words={tag}
      mark={<img className={parcel.mark} src={mark} alt="" width={48} height={48} />}
      className={styles.tag}
    />
  </>
);
