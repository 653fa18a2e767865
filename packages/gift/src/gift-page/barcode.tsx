import * as styles from "./codes.css.ts";

export interface BarcodeProps {
  /** Widths of bars and spaces in turn, a bar first, in modules. */
  widths: readonly number[];
  /** What it is, for who listens. */
  label: string;
}

/** Modules of white that a scanner needs on each side (ISO/IEC 15417). */
const quiet = 10;
const height = 40;

/** A Code 128 as it is printed. A scanner needs black on white, whatever the house and the hour. */
export const Barcode = ({ widths, label }: BarcodeProps) => {
  const total = widths.reduce((sum, width) => sum + width, 0) + 2 * quiet;
  let x = quiet;
  const bars = widths.map((width, index) => {
    const at = x;
    x += width;
    return index % 2 === 0 ? `M${at} 0h${width}v${height}h-${width}z` : "";
  });
  return (
    <svg
      className={styles.barcode}
      viewBox={`0 0 ${total} ${height}`}
      role="img"
      aria-label={label}
      preserveAspectRatio="none"
    >
      <rect width={total} height={height} fill="#fff" />
      <path d={bars.join("")} fill="#000" />
    </svg>
  );
};
