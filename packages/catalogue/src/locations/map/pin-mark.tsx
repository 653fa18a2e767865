import * as styles from "./place-map.css.ts";

/** The pin on the marked place, its point at the lower edge. */
export const PinMark = () => (
  <svg viewBox="0 0 32 40" aria-hidden="true" className={styles.pinShape}>
    <path d="M16 39C7 29 2 22.500 2 15.500A14 14 0 0 1 30 15.500C30 22.500 25 29 16 39Z" />
    <circle cx="16" cy="15.500" r="5" className={styles.pinHole} />
  </svg>
);
