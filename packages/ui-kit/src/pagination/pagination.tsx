import type { ElementType, ReactNode } from "react";
import { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from "../button/button.tsx";
import { ChevronIcon } from "../icon/icon.tsx";
import { join } from "../join.ts";
import { pageWindow } from "./page-window.ts";
import * as styles from "./pagination.css.ts";

export interface PaginationProps {
  /** Name of the landmark. */
  label: string;
  /** Number of the page, from 1. */
  page: number;
  pageCount: number;
  /** Address of a page. */
  hrefOf: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** Name of a page's link, for example "Page 3". */
  pageLabel: (page: number) => string;
  /** The element or router link; it gets `href`. Default `a`. */
  as?: ElementType;
  className?: string | undefined;
}

/** Numbered pages as links. Nothing is shown for a single page. */
export const Pagination = ({
  label,
  page,
  pageCount,
  hrefOf,
  previousLabel,
  nextLabel,
  pageLabel,
  as: Anchor = "a",
  className,
}: PaginationProps) => {
  if (pageCount < 2) return null;
  return (
    <nav aria-label={label} className={join(styles.pagination, className)}>
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <Anchor href={hrefOf(page - 1)} rel="prev" className={styles.page} aria-label={previousLabel}>
              <ChevronIcon className={styles.back} />
            </Anchor>
          </li>
        )}
        {pageWindow(page, pageCount).map((entry) =>
          typeof entry === "number" ? (
            <li
              key={entry}
              className={styles.entry}
              data-spare={(pageCount > 6 && ![1, page, pageCount].includes(entry)) || undefined}
            >
              <Anchor
                href={hrefOf(entry)}
                className={styles.page}
                aria-label={pageLabel(entry)}
                aria-current={entry === page ? "page" : undefined}
              >
                {entry}
              </Anchor>
            </li>
          ) : (
            <li key={entry} className={styles.gap} aria-hidden="true">
              …
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <Anchor href={hrefOf(page + 1)} rel="next" className={styles.page} aria-label={nextLabel}>
              <ChevronIcon className={styles.forward} />
            </Anchor>
          </li>
        )}
      </ul>
    </nav>
  );
};

interface ShowMoreLook {
  /** The words of the press, for example "Show 16 more". */
  label: ReactNode;
  /** How much is in sight, for example "32 of 214". */
  progressLabel?: ReactNode;
  /** Part in sight, 0 to 1. */
  progress?: number | undefined;
}

export interface ShowMoreProps extends ShowMoreLook, Omit<ButtonLinkProps, "children" | "variant"> {}

/**
 * More of the same list. A link to the next page, so that it works
 * before the script has come; a feature may catch its click.
 */
export const ShowMore = ({ label, progressLabel, progress, className, ...rest }: ShowMoreProps) => (
  <div className={join(styles.showMore, className)}>
    <InSight progressLabel={progressLabel} progress={progress} />
    <ButtonLink {...rest} variant="secondary">
      {label}
    </ButtonLink>
  </div>
);

export interface ShowMoreButtonProps extends ShowMoreLook, Omit<ButtonProps, "children" | "variant"> {}

/**
 * More of the same list, fetched into it. While it is `loading` it
 * keeps its width and its focus; the number in sight is announced.
 */
export const ShowMoreButton = ({ label, progressLabel, progress, className, ...rest }: ShowMoreButtonProps) => (
  <div className={join(styles.showMore, className)}>
    <InSight progressLabel={progressLabel} progress={progress} live />
    <Button {...rest} variant="secondary">
      {label}
    </Button>
  </div>
);

const InSight = ({
  progressLabel,
  progress,
  live,
}: Pick<ShowMoreLook, "progressLabel" | "progress"> & { live?: boolean }) => (
  <>
    {progressLabel && (
      <span className={styles.progressLabel} role={live ? "status" : undefined}>
        {progressLabel}
      </span>
    )}
    {progress !== undefined && (
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ inlineSize: `${Math.round(progress * 100)}%` }} />
      </span>
    )}
  </>
);
