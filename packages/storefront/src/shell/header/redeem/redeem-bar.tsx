import type { ReactNode } from "react";
import { supportLink } from "../../menu-links.ts";
import { HeaderBar } from "../bar/header-bar.tsx";
import * as styles from "../header.css.ts";
import type { HeaderProps } from "../header-props.ts";

export interface RedeemBarProps extends Pick<HeaderProps, "shop" | "branding" | "texts"> {
  /** What stands at its end. */
  tools: ReactNode;
}

/** The way back to the shop and to somebody who helps, nothing that sells. */
export const RedeemBar = ({ shop, branding, texts, tools }: RedeemBarProps) => (
  <HeaderBar {...{ shop, branding }} label={texts.home} tools={tools}>
    <nav className={styles.roomy} aria-label={texts.nav.label}>
      <ul className={styles.links}>
        {[{ href: shop.link("listing"), text: texts.redeem.shop }, supportLink(shop)].map(({ href, text }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  </HeaderBar>
);
