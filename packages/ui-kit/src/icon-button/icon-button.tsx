import type { ComponentPropsWithRef, ElementType, ReactNode } from "react";
import { join } from "../join.ts";
import * as styles from "./icon-button.css.ts";

interface IconButtonLook {
  /** What it does or where it leads: the name for a screen reader, and the hint under the pointer. */
  label: string;
  icon: ReactNode;
  /** `outline` has an edge, `quiet` none. Default `quiet`. */
  variant?: "quiet" | "outline";
  /** A count or a dot on the corner of the icon, whose meaning `label` says. */
  badge?: ReactNode;
}

export interface IconButtonProps extends IconButtonLook, Omit<ComponentPropsWithRef<"button">, "children"> {}

/** A press with a picture instead of words. 44 px and more. */
export const IconButton = ({
  label,
  icon,
  variant = "quiet",
  badge,
  className,
  type = "button",
  ...rest
}: IconButtonProps) => (
  <button
    title={label}
    {...rest}
    type={type}
    aria-label={label}
    className={join(styles.iconButton, className)}
    data-variant={variant}
  >
    {icon}
    {badge && <span className={styles.badge}>{badge}</span>}
  </button>
);

export interface IconLinkProps extends IconButtonLook, Omit<ComponentPropsWithRef<"a">, "children"> {
  href: string;
  /** The element or router link that renders it; it gets `href`. Default `a`. */
  as?: ElementType;
}

/** A link with a picture instead of words: basket, account. */
export const IconLink = ({
  label,
  icon,
  variant = "quiet",
  badge,
  as: Anchor = "a",
  className,
  ...rest
}: IconLinkProps) => (
  <Anchor
    title={label}
    {...rest}
    aria-label={label}
    className={join(styles.iconButton, className)}
    data-variant={variant}
  >
    {icon}
    {badge && <span className={styles.badge}>{badge}</span>}
  </Anchor>
);
