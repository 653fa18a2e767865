import type { CSSProperties } from "react";
import { join } from "../join.ts";
import * as styles from "./skeleton.css.ts";

export interface SkeletonProps {
  /** `text` is as high as a line, `block` as `height` says, `card` has the proportions of a gift card. Default `text`. */
  shape?: "text" | "block" | "card";
  /** CSS width. Default the whole width. */
  width?: CSSProperties["inlineSize"];
  /** CSS height of a `block`. */
  height?: CSSProperties["blockSize"];
  className?: string | undefined;
}

/** The room that something will take, while it comes. Hidden from screen readers: say what is loading once, on the region. */
export function Skeleton({ shape = "text", width, height, className }: SkeletonProps) {
  return (
    <span
      className={join(styles.skeleton, className)}
      data-shape={shape}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}
