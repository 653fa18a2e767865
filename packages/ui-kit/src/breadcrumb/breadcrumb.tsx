import type { ElementType } from "react";
import { ChevronIcon } from "../icon/icon.tsx";
import { join } from "../join.ts";
import * as styles from "./breadcrumb.css.ts";

export interface Crumb {
  label: string;
  /** Left out for the page one is on. */
  href?: string | undefined;
}

export interface BreadcrumbProps {
  /** Name of the landmark, for example "You are here". */
  label: string;
  /** Steps from the home page down to this one. */
  crumbs: readonly Crumb[];
  /** The element or router link of a crumb; it gets `href`. Default `a`. */
  as?: ElementType;
  className?: string | undefined;
}

/**
 * The way down to this page. On a phone the last is cut short, from the fourth
 * on left out, and what is still too long scrolls sideways rather than wrap.
 */
export const Breadcrumb = ({ label, crumbs, as: Anchor = "a", className }: BreadcrumbProps) => (
  <nav aria-label={label} className={join(styles.breadcrumb, className)}>
    <ol className={styles.list}>
      {crumbs.map((crumb, index) => (
        <li key={crumb.href ?? crumb.label} className={styles.crumb}>
          {index > 0 && <ChevronIcon className={styles.separator} />}
          {crumb.href === undefined ? (
            <span aria-current="page" className={styles.here}>
              {crumb.label}
            </span>
          ) : (
            <Anchor href={crumb.href} className={styles.link}>
              {crumb.label}
            </Anchor>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
