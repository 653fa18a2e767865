import { join } from "../join.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./bar-chart.css.ts";

export interface Bar {
  /** Unique among the bars. */
  id: string;
  /** What it stands for: "March". */
  label: string;
  /** How long it is, from 0, in the unit of all bars. */
  value: number;
  /** The value in words: "€1,250.00". */
  valueLabel: string;
}

export interface BarChartProps {
  /** What the bars are about. */
  caption: string;
  /** Keeps the caption for screen readers, where a heading above says the same. Default `false`. */
  captionHidden?: boolean;
  /** In the order in which they are shown. */
  bars: readonly Bar[];
  className?: string | undefined;
}

/**
 * Amounts beside each other as bars. What each says stands
 * beside it in words, so that nobody needs to see the drawing.
 */
export const BarChart = ({ caption, captionHidden = false, bars, className }: BarChartProps) => {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <figure className={join(styles.chart, className)}>
      {captionHidden ? (
        <VisuallyHidden as="figcaption">{caption}</VisuallyHidden>
      ) : (
        <figcaption className={styles.caption}>{caption}</figcaption>
      )}
      <ul className={styles.bars}>
        {bars.map(({ id, label, value, valueLabel }) => (
          <li key={id}>
            <div className={styles.words}>
              <span>{label}</span>
              <span className={styles.value}>{valueLabel}</span>
            </div>
            <svg className={styles.bar} aria-hidden="true">
              <rect className={styles.track} width="100%" height="100%" rx="4" />
              <rect className={styles.filled} width={`${(Math.max(0, value) / most) * 100}%`} height="100%" rx="4" />
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  );
};
