import { type HeaderLogo, isDrawn, signShare } from "@giftshop/storefront-config/branding";
import type { CSSProperties } from "react";
import * as styles from "./logo.css.ts";

export interface LogoProps {
  logo: HeaderLogo;
  /** The house that it was drawn for. */
  group: Parameters<typeof signShare>[0];
  href: string;
  /** What the link says; the drawing is its decoration. */
  label: string;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/**
 * The storefront's logo, which leads home: one drawing for
 * a desk, one for a small screen, each in its own size.
 */
export const Logo = ({ logo, group, href, label }: LogoProps) => {
  const { desktop, mobile } = logo;
  const drawn = isDrawn(desktop) && isDrawn(mobile);
  const places = {
    [styles.nameAt.mobile]: percent(signShare(group, mobile)),
    [styles.nameAt.desktop]: percent(signShare(group, desktop)),
  };
  const picture = (className: string) => (
    <picture>
      <source media="(min-width: 1024px)" srcSet={desktop.src} width={desktop.width} height={desktop.height} />
      <img className={className} src={mobile.src} width={mobile.width} height={mobile.height} alt="" />
    </picture>
  );
  return (
    <a className={styles.logo} href={href} aria-label={label} style={drawn ? (places as CSSProperties) : undefined}>
      {picture(drawn ? styles.picture : styles.edited)}
      {drawn && picture(styles.name)}
    </a>
  );
};
