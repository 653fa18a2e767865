import type { ComponentPropsWithRef, ElementType } from "react";
import { ArrowIcon } from "../icon/icon.tsx";
import { join } from "../join.ts";
import * as styles from "./link.css.ts";

export interface LinkProps extends ComponentPropsWithRef<"a"> {
  href: string;
  /**
   * `inline` is underlined within text, `plain` underlines under the pointer
   * (menus, cards), `arrow` stands alone with an arrow. Default `inline`.
   */
  variant?: "inline" | "plain" | "arrow";
  /** The element or router link that renders it; it gets `href`. Default `a`. */
  as?: ElementType;
}

/** Leads somewhere. */
export const Link = ({ variant = "inline", as: Anchor = "a", className, children, ...rest }: LinkProps) => (
  <Anchor {...rest} className={join(styles.link, className)} data-variant={variant}>
    {children}
    {variant === "arrow" && <ArrowIcon className={styles.arrow} />}
  </Anchor>
);

/** The way back to the page above, with an arrow that points against the reading direction. */
export const BackLink = ({ as: Anchor = "a", className, children, ...rest }: Omit<LinkProps, "variant">) => (
  <Anchor {...rest} className={join(styles.link, className)} data-variant="back">
    <ArrowIcon className={styles.arrow} />
    {children}
  </Anchor>
);
