import type { ReactNode } from "react";
import { CheckCircleIcon, CloseIcon, ErrorIcon, InfoIcon, WarningIcon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
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
  /**
   * How it is announced when it appears: `alert` interrupts, `status` waits, `none`
   * is part of the page from the start. Default: `alert` for danger, else `status`.
   */
  live?: "alert" | "status" | "none";
  /** `box` stands among other things; `strip` runs over the whole width, above the page. Default `box`. */
  shape?: "box" | "strip";
  /**
   * Called when it is closed, and its page keeps in mind for how long; without it there is no close button.
   */
  onClose?: (() => void) | undefined;
  /** Name of the close button. */
  closeLabel?: string | undefined;
  className?: string | undefined;
}

const icons = { info: InfoIcon, success: CheckCircleIcon, warning: WarningIcon, danger: ErrorIcon };

/** A message about the page or the form. */
export const Banner = ({
  tone = "info",
  title,
  children,
  action,
  live,
  shape = "box",
  onClose,
  closeLabel = "",
  className,
}: BannerProps) => {
  const Icon = icons[tone];
  const role = live ?? (tone === "danger" ? "alert" : "status");
  return (
    <div
      className={join(styles.banner, className)}
      data-tone={tone}
      data-shape={shape}
      role={role === "none" ? undefined : role}
    >
      <Icon className={styles.icon} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.body}>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onClose && <IconButton className={styles.close} label={closeLabel} icon={<CloseIcon />} onClick={onClose} />}
    </div>
  );
};
