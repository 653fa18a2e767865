import type { ReactNode } from "react";
import { join } from "../join.ts";
import * as styles from "./badge.css.ts";

export interface BadgeProps {
  children: ReactNode;
  /** Default `neutral`; `accent` is the house's own highlight. */
  tone?: "neutral" | "primary" | "accent" | "success" | "warning" | "danger" | "info";
  /** `label` for a word, `count` for a number on an icon. Default `label`. */
  kind?: "label" | "count";
  className?: string | undefined;
}

/** A short word or number about the thing beside it. */
export const Badge = ({ tone = "neutral", kind = "label", className, children }: BadgeProps) => (
  <span className={join(styles.badge, className)} data-tone={tone} data-kind={kind}>
    {children}
  </span>
);
