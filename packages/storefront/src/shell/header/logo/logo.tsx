import type { HeaderLogo } from "@giftshop/storefront-config/branding";
import * as styles from "./logo.css.ts";

export interface LogoProps {
  logo: HeaderLogo;
  href: string;
  /** What the link says; the drawing is its decoration. */
  label: string;
}

/**
 * The storefront's logo, which leads home: one drawing for
 * a desk, one for a small screen, each in its own size.
 */
export const Logo = ({ logo: { desktop, mobile }, href, label }: LogoProps) => (
  <a className={styles.logo} href={href} aria-label={label}>
    <picture>
      <source media="(min-width: 1024px)" srcSet={desktop.src} width={desktop.width} height={desktop.height} />
      <img className={styles.picture} src={mobile.src} width={mobile.width} height={mobile.height} alt="" />
    </picture>
  </a>
);
