import type { ComponentPropsWithRef, ReactNode } from "react";
import * as button from "../button/button.css.ts";
import { ChevronDownIcon } from "../icon/icon.tsx";
import { iconButton } from "../icon-button/icon-button.css.ts";
import { Loader } from "../loader/loader.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./opener.css.ts";

/** The button that opens a menu or a dropdown. */
export interface OpenerLook {
  /** Its words. */
  label: ReactNode;
  /** Drawn before the words, or in their place. */
  icon?: ReactNode;
  /** Shows the icon alone; a screen reader hears the words. */
  iconOnly?: boolean;
  /** Weight on the screen. Default `secondary`. */
  variant?: "secondary" | "quiet";
  /** Height of the control: 40 (48 under a finger), 48 or 56 px; an icon alone has 48. Default `medium`. */
  size?: "small" | "medium" | "large";
  /** Whether it cannot be opened. */
  disabled?: boolean;
}

/** Attributes that make a button look like the opener, whichever library renders it. */
export const openerLook = ({ iconOnly = false, variant = "secondary", size = "medium" }: OpenerLook) =>
  iconOnly
    ? { className: iconButton, "data-variant": variant === "secondary" ? "outline" : "quiet" }
    : { className: button.button, "data-variant": variant, "data-size": size };

export const OpenerWords = ({ label, icon, iconOnly = false, loading = false }: OpenerLook & { loading?: boolean }) => {
  if (iconOnly) {
    return (
      <>
        {loading ? <Loader size="small" /> : icon}
        <VisuallyHidden>{label}</VisuallyHidden>
      </>
    );
  }
  return (
    <span className={button.words}>
      {icon}
      {label}
      {loading ? <Loader size="small" /> : <ChevronDownIcon className={styles.chevron} />}
    </span>
  );
};

export interface StandInOpenerProps extends OpenerLook {
  /** What it will open. */
  popup: "menu" | "dialog";
  /** Whether it was pressed and waits. */
  loading: boolean;
  /** Handlers that `useStandIn` gives. */
  handlers: ComponentPropsWithRef<"button">;
}

/** The opener until what it opens has been fetched. */
export const StandInOpener = ({ popup, loading, handlers, ...look }: StandInOpenerProps) => (
  <button
    type="button"
    {...openerLook(look)}
    disabled={look.disabled}
    aria-haspopup={popup}
    aria-expanded={false}
    aria-busy={loading || undefined}
    {...handlers}
  >
    <OpenerWords {...look} loading={loading} />
  </button>
);
