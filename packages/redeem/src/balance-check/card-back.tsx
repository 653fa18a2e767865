import * as styles from "./balance-check.css.ts";

/** Widths of bars and gaps, in units; reads as a barcode and holds nothing. */
const bars = [
  2, 1, 1, 3, 1, 2, 2, 1, 3, 1, 1, 2, 1, 1, 2, 3, 1, 2, 1, 1, 3, 2, 1, 1, 2, 1, 3, 1, 1, 2, 2, 1, 1, 3, 1, 2,
];

const placed = bars.map((width, index) => ({
  at: bars.slice(0, index).reduce((sum, one) => sum + one, 0),
  width,
}));

/** The back of a gift card, drawn: where the number and the PIN are. */
export const CardBack = ({ label }: { label: string }) => (
  <svg className={styles.drawing} viewBox="0 0 320 202" role="img" aria-label={label}>
    <rect className={styles.cardGround} x="1" y="1" width="318" height="200" rx="12" />
    <rect className={styles.stripe} x="1" y="22" width="318" height="30" />
    <g className={styles.ink} transform="translate(28 70) scale(2.2 1)">
      {placed.map(
        ({ at, width }, index) => index % 2 === 0 && <rect key={at} x={at} y="0" width={width} height="42" />,
      )}
    </g>
    <text className={styles.ink} x="28" y="136" direction="ltr" textLength="132">
      6371 0284 5519 7360 421
    </text>
    <rect className={styles.ring} x="20" y="122" width="148" height="22" rx="11" />
    <rect className={styles.scratch} x="204" y="118" width="84" height="28" rx="4" />
    <path className={styles.stripe} d="m212 140 18-16 6 2-16 16zm26 0 14-14 6 2-12 14z" opacity=".5" />
    <rect className={styles.ring} x="196" y="110" width="100" height="44" rx="22" />
    <text className={styles.ink} x="246" y="136" textAnchor="middle">
      PIN
    </text>
    <rect className={styles.stripe} x="28" y="170" width="180" height="6" rx="3" />
    <rect className={styles.stripe} x="28" y="182" width="120" height="6" rx="3" />
  </svg>
);
