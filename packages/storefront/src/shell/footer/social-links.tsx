import type { SocialLink } from "@giftshop/storefront-config/branding";
import * as styles from "./social-links.css.ts";

export interface SocialLinksProps {
  /** Name of the list. */
  label: string;
  links: readonly SocialLink[];
}

/** Where else the shop is; those that are kept and not shown are left out. */
export function SocialLinks({ label, links }: SocialLinksProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {links
        .filter(({ shown }) => shown)
        .map(({ network, label: name, href, icon }) => (
          <li key={network}>
            <a className={styles.link} href={href} aria-label={name} title={name}>
              <span className={styles.icon} style={{ maskImage: `url("${icon.src}")` }} />
            </a>
          </li>
        ))}
    </ul>
  );
}
