import type { SocialLink } from "@giftshop/storefront-config/branding";
import type { CSSProperties } from "react";
import * as styles from "./social-links.css.ts";

/** Shows one icon of the strip. */
const maskOf = ({ src, place, places }: SocialLink["icon"]): CSSProperties => ({
  maskImage: `url("${src}")`,
  maskSize: `${places * 100}% 100%`,
  maskPosition: `${(place / (places - 1)) * 100}% 0`,
});

export interface SocialLinksProps {
  /** Name of the list. */
  label: string;
  links: readonly SocialLink[];
}

/** Where else the shop is; those that are kept and not shown are left out. */
export const SocialLinks = ({ label, links }: SocialLinksProps) => (
  <ul className={styles.list} aria-label={label}>
    {links
      .filter(({ shown }) => shown)
      .map(({ network, label: name, href, icon }) => (
        <li key={network}>
          <a className={styles.link} href={href} aria-label={name} title={name}>
            <span className={styles.icon} style={maskOf(icon)} />
          </a>
        </li>
      ))}
  </ul>
);
