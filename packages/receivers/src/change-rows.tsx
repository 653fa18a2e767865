import { Button } from "@giftshop/ui-kit/button";
import type { ReactNode } from "react";
import * as styles from "./receivers.css.ts";

/** Something of a gift that has a window of its own. */
export interface ChangeRow {
  id: string;
  /** As it is now: "For Nina". */
  value: ReactNode;
  /** What changes it: "Change recipient". */
  action: string;
  onPress(): void;
}

/** What of a gift is changed in a window of its own, as it is now, each with its one press. */
export const ChangeRows = ({ rows }: { rows: readonly ChangeRow[] }) => (
  <ul className={styles.rows}>
    {rows.map(({ id, value, action, onPress }) => (
      <li key={id} className={styles.row}>
        <span className={styles.rowValue}>{value}</span>
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={onPress}>
          {action}
        </Button>
      </li>
    ))}
  </ul>
);
