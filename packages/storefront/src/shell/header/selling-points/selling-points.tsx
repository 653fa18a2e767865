import type { ShellTexts } from "@giftshop/content";
import type { TrustMark } from "@giftshop/storefront-config/branding";
import { CheckIcon, PauseIcon, PlayIcon } from "@giftshop/ui-kit/icon";
import { Container } from "@giftshop/ui-kit/layout";
import * as styles from "./selling-points.css.ts";

export interface SellingPointsProps {
  /** Three points: as many as the stylesheet turns. */
  texts: ShellTexts["points"];
  /** Stand at its end where there is room. */
  marks: readonly TrustMark[];
}

/**
 * The bar above header 3, with all points from the desktop on; below they take turns without script, until
 * stopped or under a pointer, and under reduced motion without moving.
 */
export const SellingPoints = ({ texts: { label, pause, all }, marks }: SellingPointsProps) => (
  <aside className={styles.bar} aria-label={label}>
    <Container className={styles.row}>
      <div className={styles.frame}>
        <ul className={styles.list}>
          {all.map((point) => (
            <li key={point} className={styles.point}>
              <CheckIcon size="inherit" className={styles.check} />
              {point}
            </li>
          ))}
          {/* The first once more, so that the last gives way to it before the list begins anew. */}
          <li className={styles.again} aria-hidden="true">
            <CheckIcon size="inherit" className={styles.check} />
            {all[0]}
          </li>
        </ul>
      </div>
      <span className={styles.marks}>
        {marks.map(({ kind, src, width, height, label: name }) => (
          <img key={kind} src={src} width={width} height={height} alt={name} />
        ))}
      </span>
      <span className={styles.pause}>
        <input type="checkbox" className={styles.stop} aria-label={pause} title={pause} />
        <PauseIcon size="inherit" className={styles.pauseIcon} />
        <PlayIcon size="inherit" className={styles.playIcon} />
      </span>
    </Container>
  </aside>
);
