import type { ShellTexts } from "@giftshop/content";
import { legalEntries, type Shop } from "@giftshop/storefront-config";
import type { StorefrontBranding } from "@giftshop/storefront-config/branding";
import { GlobeIcon } from "@giftshop/ui-kit/icon";
import { menuLinks } from "../menu-links.ts";
import * as styles from "./bottom-row.css.ts";
import { cookieSettings } from "./cookie-settings.ts";
import { SocialLinks } from "./social-links.tsx";

export interface BottomRowProps {
  shop: Shop;
  branding: StorefrontBranding;
  texts: ShellTexts["footer"];
  /**
   * Whether it stands on a redeem page: terms and privacy open beside it, so that what was begun there is
   * kept. Default `false`.
   */
  redeem?: boolean;
}

/**
 * Copyright with the company's register, terms, privacy, legal notice, accessibility
 * and cookies, where else the shop is, and the way to the shop of another country.
 */
export const BottomRow = ({ shop, branding, texts, redeem = false }: BottomRowProps) => {
  const { footerLogo, trustMarks, socialLinks } = branding;
  const target = redeem ? "_blank" : undefined;
  const routes = legalEntries.filter(({ shown }) => shown).map(({ route }) => route);
  const links = menuLinks(shop, routes).map((link) => ({ ...link, target }));
  const legal = [...links, ...cookieSettings(shop, target)];
  return (
    <div className={styles.row}>
      <div className={styles.line}>
        <img src={footerLogo.src} width={footerLogo.width} height={footerLogo.height} alt="" loading="lazy" />
        <p className={styles.copyright}>
          <bdi dir="ltr">
            {texts.copyright}
            {"\u00a0·\u00a0"}
            {texts.register}
          </bdi>
        </p>
        {legal.length > 0 && (
          <nav aria-label={texts.legal}>
            <ul className={styles.legal}>
              {legal.map(({ text, ...link }) => (
                <li key={text}>
                  <a className={styles.link} {...link}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <SocialLinks label={texts.social} links={socialLinks} />
      </div>
      <div className={styles.line}>
        {trustMarks.bottombar.map(({ kind, src, width, height, label }) => (
          <img key={kind} src={src} width={width} height={height} alt={label} loading="lazy" />
        ))}
        {shop.storefront.toggles.languageSwitcher && (
          <button type="button" className={styles.stores} data-opens-stores>
            <GlobeIcon />
            {texts.stores}
          </button>
        )}
      </div>
    </div>
  );
};
