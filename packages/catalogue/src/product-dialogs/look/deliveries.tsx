import * as styles from "./look.css.ts";

/** One person's gift on its way; words for people. */
export interface DeliveryRow {
  name: string;
  /** Where it goes, when, and what is on it. */
  details: readonly string[];
}

/** Who gets what, where and when, before it is bought. */
export const Deliveries = ({ rows }: { rows: readonly DeliveryRow[] }) => (
  <ul className={styles.rows}>
    {rows.map(({ name, details }, index) => (
      <li key={index} className={styles.row}>
        <strong className={styles.name}>{name}</strong>
        {details.filter(Boolean).map((detail) => (
          <bdi key={detail} className={styles.detail}>
            {detail}
          </bdi>
        ))}
      </li>
    ))}
  </ul>
);
