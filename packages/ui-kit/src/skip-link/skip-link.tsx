import type { ReactNode } from "react";
import * as styles from "./skip-link.css.ts";

export interface SkipLinkProps {
  /** Id of the main content, with the hash. Default `#main`. */
  href?: string;
  children: ReactNode;
}

/** First on the page for the keyboard, unseen until it has the focus. */
export const SkipLink = ({ href = "#main", children }: SkipLinkProps) => (
  <a href={href} className={styles.skipLink}>
    {children}
  </a>
);
