import type { CSSProperties, ReactNode } from "react";
import { join } from "../join.ts";
import * as styles from "./skeleton.css.ts";

export interface SkeletonProps {
  /**
   * `text` is as high as a line, `block` as `height` says, `card` has the
   * proportions of a gift card, `control` is a field or a button. Default `text`.
   */
  shape?: "text" | "block" | "card" | "control";
  /** CSS width. Default the whole width. */
  width?: CSSProperties["inlineSize"];
  /** CSS height of a `block`. */
  height?: CSSProperties["blockSize"];
  className?: string | undefined;
}

/**
 * The room that something will take, while it comes. Hidden
 * from screen readers: say what is loading once, on the region.
 */
export const Skeleton = ({ shape = "text", width, height, className }: SkeletonProps) => (
  <span
    className={join(styles.skeleton, className)}
    data-shape={shape}
    style={{ inlineSize: width, blockSize: height }}
    aria-hidden="true"
  />
);

export interface SkeletonTextProps {
  /** How many lines; the last is shorter. Default 3. */
  lines?: number;
  className?: string | undefined;
}

/** The room of a paragraph. */
export const SkeletonText = ({ lines = 3, className }: SkeletonTextProps) => (
  <span className={join(styles.lines, className)}>
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={String(line)} width={line === lines - 1 && lines > 1 ? "60%" : "100%"} />
    ))}
  </span>
);

/** The room of a product in a list: its card on its stage, its name, where it begins. */
export const ProductCardSkeleton = ({ className }: { className?: string | undefined }) => (
  <span className={join(styles.lines, className)}>
    <span className={styles.stage}>
      <Skeleton shape="card" />
    </span>
    <Skeleton width="70%" />
    <Skeleton width="40%" />
  </span>
);

/** The room of a field: its name and its control. */
export const FieldSkeleton = ({ className }: { className?: string | undefined }) => (
  <span className={join(styles.lines, className)}>
    <Skeleton width="30%" />
    <Skeleton shape="control" />
  </span>
);

export interface SkeletonRegionProps {
  /** What is coming; said once by a screen reader. */
  label: string;
  children: ReactNode;
  className?: string | undefined;
}

/** Skeletons of one thing that is on its way, announced as one. */
export const SkeletonRegion = ({ label, children, className }: SkeletonRegionProps) => (
  <div className={className} role="status" aria-busy="true" aria-label={label}>
    {children}
  </div>
);
