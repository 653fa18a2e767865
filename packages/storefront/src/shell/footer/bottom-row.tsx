import { GlobeIcon } from "@giftshop/ui-kit/icon";
import { menuLinks } from "../menu-links.ts";
import * as styles from "./bottom-row.css.ts";
import type { SiteFooterProps } from "./site-footer.tsx";
import { SocialLinks } from "./social-links.tsx";

/** Copyright, terms and privacy, where else the shop is, and the way to the shop of another country. */
export function BottomRow({ shop, branding, texts, redeem }: Omit<SiteFooterProps, "languages">) {
  const { footerLogo, trustMarks, socialLinks } = branding;
  const legal = menuLinks(shop, ["terms", "privacy", "cookies"]);
  return (
    <div className={styles.row}>
      <img src={footerLogo.src} width={footerLogo.width} height={footerLogo.height} alt="" loading="lazy" />
      <p>{texts.copyright}</p>
      {legal.length > 0 && (
        <nav aria-label={texts.legal}>
          <ul className={styles.legal}>
            {legal.map(({ href, text }) => (
              <li key={href}>
                <a className={styles.link} href={href} target={redeem ? "_blank" : undefined}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {trustMarks.bottombar.map(({ kind, src, width, height, label }) => (
        <img key={kind} src={src} width={width} height={height} alt={label} loading="lazy" />
      ))}
      <SocialLinks label={texts.social} links={socialLinks} />
      {shop.storefront.toggles.languageSwitcher && (
        <button type="button" className={styles.stores} data-opens-stores>
          <GlobeIcon />
          {texts.stores}
        </button>
      )}
    </div>
  );
}
