import { Paper } from "./paper.tsx";
import * as styles from "./wrap.css.ts";
import type { WrapDrawing } from "./wrap-drawing.ts";

/**
 * CB: a box with a bow. The bow goes with the pull, the ribbon slips off, the lid lifts, the card looks out.
 */
export const RibbonBox = ({ picture }: WrapDrawing) => (
  <svg className={styles.drawing} viewBox="0 0 320 250" aria-hidden="true">
    <ellipse className={styles.shade} cx="160" cy="232" rx="130" ry="12" />
    <rect className={styles.inside} x="38" y="96" width="244" height="40" rx="8" />
    <rect className={styles.card} x="70" y="98" width="180" height="114" rx="10" />
    <Paper id="box" picture={picture} x={34} y={112} width={252} height={116} radius={14} />
    <rect className={styles.ribbon} x="146" y="112" width="28" height="116" />
    <g className={styles.lid}>
      <Paper id="lid" picture={picture} x={24} y={80} width={272} height={44} radius={12} />
      <rect className={styles.lidShade} x="24" y="112" width="272" height="12" rx="6" />
      <rect className={styles.ribbon} x="146" y="80" width="28" height="44" />
      <g className={styles.bow}>
        <path className={styles.ribbon} d="M160 78C130 20 70 22 78 58c4 20 52 24 82 20z" />
        <path className={styles.ribbon} d="M160 78c30-58 90-56 82-20-4 20-52 24-82 20z" />
        <path className={styles.tail} d="M156 78l-40 48 18 2 12 14 18-62zM164 78l40 48-18 2-12 14-18-62z" />
        <rect className={styles.knot} x="144" y="62" width="32" height="28" rx="10" />
      </g>
    </g>
  </svg>
);
