import type { ReactNode } from "react";
import * as styles from "./state-page.css.ts";

export interface StatePageProps {
  /** Large and decorative, for example "404"; the motif of the house stands alone without it. */
  code?: string;
  title: string;
  text: string;
  /** Links on; the first is the primary one. */
  actions: ReactNode;
}

/** A page that stands in for another: what happened, and where to go from here. */
export function StatePage({ code, title, text, actions }: StatePageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.ornament} aria-hidden="true">
        {code}
      </div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
