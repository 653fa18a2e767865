import * as styles from "./larger-orders.css.ts";

const rows = [0, 1, 2, 3];
const gifts = [
  { x: 232, y: 22, className: styles.first },
  { x: 290, y: 78, className: styles.second },
  { x: 218, y: 132, className: styles.first },
];

/** A list of names, and from its rows wrapped gift cards on their way: one has a firm’s mark on its tag. */
export const ListToCards = () => (
  <svg className={styles.drawing} viewBox="0 0 420 220" aria-hidden="true">
    <rect className={styles.sheet} x={16} y={14} width={136} height={192} rx={10} />
    <rect className={styles.ink} x={34} y={34} width={64} height={8} rx={4} />
    {rows.map((row) => (
      <g key={row} transform={`translate(34 ${66 + row * 34})`}>
        <circle className={row % 2 ? styles.second : styles.first} cx={9} cy={6} r={9} />
        <rect className={styles.line} x={28} width={72 - (row % 2) * 20} height={7} rx={3.5} />
        <rect className={styles.line} x={28} y={11} width={44} height={5} rx={2.5} />
      </g>
    ))}
    {gifts.map(({ x, y, className }) => (
      <g key={y}>
        <path className={styles.way} d={`M152 ${y + 34} H${x - 12}`} />
        <rect className={className} x={x} y={y} width={112} height={68} rx={8} />
        <rect className={styles.ribbon} x={x + 76} y={y} width={12} height={68} />
        <rect className={styles.ribbon} x={x} y={y + 28} width={112} height={10} />
        <circle className={styles.ribbon} cx={x + 82} cy={y + 33} r={13} />
        <circle className={className} cx={x + 82} cy={y + 33} r={6} />
      </g>
    ))}
    <path className={styles.string} d="M300 165q-6 10-18 15" />
    <g transform="translate(256 188)rotate(-8)">
      <path className={styles.sheet} d="M-28-19h46l12 11v16l-12 11h-46a6 6 0 0 1-6-6v-26a6 6 0 0 1 6-6z" />
      <circle className={styles.first} cx={20} r={3} />
      <path className={styles.first} d="M-22 12v-17h10v-8h14v25zM-8-8v4h6v-4zM-8 0v4h6V0z" fillRule="evenodd" />
    </g>
  </svg>
);
