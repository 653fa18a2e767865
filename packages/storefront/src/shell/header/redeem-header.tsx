import { supportLink } from "../menu-links.ts";
import { HeaderBar } from "./bar/header-bar.tsx";
import * as styles from "./header.css.ts";
import type { HeaderProps } from "./header-props.ts";
import { HeaderTools } from "./header-tools.tsx";

/**
 * Header of balance check and redeem: the way back to the shop and to somebody who helps, nothing that sells.
 */
export const RedeemHeader = ({ shop, branding, texts, route }: HeaderProps) => {
  const links = [{ href: shop.link("listing"), text: texts.redeem.shop }, supportLink(shop)];
  // An exchange is of one shop and has a basket of its own:
  // only where the balance is checked there is none yet.
  const stays = route !== "balanceCheck";
  return (
    <HeaderBar
      {...{ shop, branding }}
      label={texts.home}
      tools={<HeaderTools shop={shop} texts={texts.nav} stays={stays} />}
    >
      <nav className={styles.roomy} aria-label={texts.nav.label}>
        <ul className={styles.links}>
          {links.map(({ href, text }) => (
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
};
