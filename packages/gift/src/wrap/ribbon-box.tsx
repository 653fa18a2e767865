import { Paper } from "./paper.tsx";
import * as parcel from "./parcel.css.ts";
import * as styles from "./ribbon-box.css.ts";
import { Tag } from "./tag.tsx";
import type { WrapDrawing } from "./wrap-drawing.ts";

/**
 * CB: a box with a bow. The bow goes with the pull, the ribbon slips off, and the lid follows.
 */
export const RibbonBox = ({ picture, tag, mark }: WrapDrawing) => (
  <>
    <span className={parcel.shade} />
    <span className={styles.inside} />
    <span className={styles.body} data-part="body">
      <Paper picture={picture} className={styles.sheet} />
      <span className={styles.side} />
      <span className={styles.ribbon} />
      <img className={styles.sticker} src={mark} alt="" width={48} height={48} />
    </span>
    <span className={styles.lid}>
      <span className={styles.lidTop}>
        <Paper picture={picture} className={styles.sheet} />
        <span className={styles.side} />
        <span className={styles.lidRibbon} />
      </span>
      <svg className={styles.bow} viewBox="0 0 260 170" aria-hidden="true">
        <path className={styles.tail} d="M122 118 66 168l34-6 20 8 18-46zM138 118l56 50-34-6-20 8-18-46z" />
        <path className={styles.loop} d="M128 116C108 40 40-8 14 22-8 50 18 108 62 124c26 9 50 4 66-8z" />
        <path className={styles.loop} d="M132 116c20-76 88-124 114-94 22 28-4 86-48 102-26 9-50 4-66-8z" />
        <path className={styles.hollow} d="M118 112C98 66 56 34 42 46c-14 13 4 50 34 62 16 6 30 8 42 4z" />
        <path className={styles.hollow} d="M142 112c20-46 62-78 76-66 14 13-4 50-34 62-16 6-30 8-42 4z" />
        <rect className={styles.knot} x="108" y="90" width="44" height="46" rx="16" />
      </svg>
    </span>
    <Tag words={tag} className={styles.tag} />
  </>
);
