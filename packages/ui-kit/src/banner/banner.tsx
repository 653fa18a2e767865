import type { ReactNode } from "react";
import { CheckCircleIcon, ErrorIcon, InfoIcon, WarningIcon } from "../icon/icon.tsx";
import { join } from "../join.ts";
import * as styles from "./banner.css.ts";

export interface BannerProps {
  /** Default `info`. */
  tone?: "info" | "success" | "warning" | "danger";
  /** What happened, in a few words. */
  title?: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  /** A `Button` or `Link` that does it. */
  action?: ReactNode;
  /** How it is announced when it appears: `alert` interrupts, `status` waits, `none` is part of the page from the start. Default: `alert` for danger, else `status`. */
  live?: "alert" | "status" | "none";
  className?: string | undefined;
}

const icons = { info: InfoIcon, success: CheckCircleIcon, warning: WarningIcon, danger: ErrorIcon };

/** A message about the page or the form. */
export function Banner({ tone = "info", title, children, action, live, className }: BannerProps) {
  const Icon = icons[tone];
  const role = live ?? (tone === "danger" ? "alert" : "status");
  return (
    <div className={join(styles.banner, className)} data-tone={tone} role={role === "none" ? undefined : role}>
      <Icon className={styles.icon} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.body}>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
