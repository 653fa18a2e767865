import { ChevronDownIcon } from "@giftshop/ui-kit/icon";
import type { ReactNode } from "react";
import * as styles from "./footer-column.css.ts";

export interface FooterColumnProps {
  title: string;
  /** List items. */
  children: ReactNode;
}

/**
 * A column of links; on a phone it opens under its title. Where all
 * of them stand open, `unfoldColumns` says so to screen readers.
 */
export const FooterColumn = ({ title, children }: FooterColumnProps) => (
  <details className={styles.column} data-footer-column>
    <summary className={styles.title}>
      {title}
      <ChevronDownIcon className={styles.chevron} />
    </summary>
    <ul className={styles.list}>{children}</ul>
  </details>
);
