import * as styles from "./beside-lists.css.ts";
import { row } from "./similar.css.ts";

/** The room of a list of cards that is fetched later: nothing moves when it comes. */
export const ListPlaceholder = ({ cards }: { cards: number }) => (
  <div className={styles.list}>
    <span className={styles.heading} />
    <div className={row}>
      {Array.from({ length: cards }, (_, card) => (
        <span key={card} className={styles.card} />
      ))}
    </div>
  </div>
);
