import type { ComponentPropsWithRef, ElementType, ReactNode } from "react";
import { join } from "../join.ts";
import { Loader } from "../loader/loader.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./button.css.ts";

export interface ButtonLook {
  /** Weight on the screen, with one `primary` per screen and no outline for `quiet`. Default `primary`. */
  variant?: "primary" | "secondary" | "quiet" | "danger";
  /** Height of the control: 40 (48 under a finger), 48 or 56 px. Default `medium`. */
  size?: "small" | "medium" | "large";
  /** Takes the whole width of its container. */
  block?: boolean;
  /** Drawn before the words. */
  icon?: ReactNode;
  /** Drawn after the words. */
  iconEnd?: ReactNode;
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<"button"> {
  /** Shows a spinner in the place of the words, keeps the width, ignores presses and stays focusable. */
  loading?: boolean;
  /** Its name while it is loading: "Adding to basket …". Default: its words. */
  loadingLabel?: string;
}

/**
 * A press that does something here. It is a `submit` only when asked to be, and needs no script of its own.
 */
export const Button = ({
  variant = "primary",
  size = "medium",
  block,
  icon,
  iconEnd,
  loading = false,
  loadingLabel,
  className,
  children,
  type = "button",
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    {...(loading ? { type: "button", "aria-disabled": true, "aria-busy": true } : { type, onClick })}
    className={join(styles.button, className)}
    data-variant={variant}
    data-size={size}
    data-block={block || undefined}
    data-loading={loading || undefined}
  >
    <Words icon={icon} iconEnd={iconEnd} hidden={loading && loadingLabel !== undefined}>
      {children}
    </Words>
    {loading && (
      <span className={styles.spinner}>
        <Loader size="small" />
        {/* Plain text: a live region within a button is none, and takes its words out of the button's name. */}
        <VisuallyHidden>{loadingLabel}</VisuallyHidden>
      </span>
    )}
  </button>
);

export interface ButtonLinkProps extends ButtonLook, ComponentPropsWithRef<"a"> {
  href: string;
  /** The element or router link that renders it; it gets `href`. Default `a`. */
  as?: ElementType;
}

/** A link that looks like a button: it leads somewhere. */
export const ButtonLink = ({
  variant = "primary",
  size = "medium",
  block,
  icon,
  iconEnd,
  as: Anchor = "a",
  className,
  children,
  ...rest
}: ButtonLinkProps) => (
  <Anchor
    {...rest}
    className={join(styles.button, className)}
    data-variant={variant}
    data-size={size}
    data-block={block || undefined}
  >
    <Words icon={icon} iconEnd={iconEnd}>
      {children}
    </Words>
  </Anchor>
);

interface WordsProps {
  icon: ReactNode;
  iconEnd: ReactNode;
  /** Whether it is hidden from screen readers. */
  hidden?: boolean;
  children: ReactNode;
}

const Words = ({ icon, iconEnd, hidden, children }: WordsProps) => (
  <span className={styles.words} aria-hidden={hidden || undefined}>
    {icon}
    {children}
    {iconEnd}
  </span>
);
