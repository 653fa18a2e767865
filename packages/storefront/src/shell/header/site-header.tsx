import { BasketBadge } from "@giftshop/basket/badge";
import type { ShellTexts } from "@giftshop/content";
import { languageNames } from "@giftshop/content";
import type { Shop } from "@giftshop/storefront-config";
import { Container } from "@giftshop/ui-kit/layout";
import type { LanguageLink } from "../languages.ts";
import { Wordmark } from "../wordmark/wordmark.tsx";
import * as styles from "./header.css.ts";

export interface SiteHeaderProps {
  shop: Shop;
  texts: ShellTexts;
  languages: readonly LanguageLink[];
  /** Path of this page, to mark the link that leads to it. */
  here: string;
}

/** Logo, the ways through the shop, and the basket. */
export function SiteHeader({ shop, texts, languages, here }: SiteHeaderProps) {
  const links = [
    { href: shop.link("listing"), text: texts.nav.giftCards },
    { href: shop.link("balanceCheck"), text: texts.nav.balance },
  ];
  const others = languages.filter(({ current }) => !current);
  return (
    <header className={styles.header}>
      <Container className={styles.bar}>
        <a className={styles.logo} href={shop.link("home")} aria-label={texts.home}>
          <Wordmark shop={shop} />
        </a>
        <nav className={styles.nav} aria-label={texts.nav.label}>
          <ul className={styles.list}>
            {links.map(({ href, text }) => (
              <li key={href}>
                <a className={styles.link} href={href} aria-current={href === here ? "page" : undefined}>
                  {text}
                </a>
              </li>
            ))}
            <li className={styles.roomy}>
              <a className={styles.link} href={`mailto:${shop.storefront.organisation.email}`}>
                {texts.footer.contact}
              </a>
            </li>
          </ul>
        </nav>
        <div className={styles.tools}>
          {others.map(({ language, locale, href }) => (
            <a key={language} className={styles.link} href={href} lang={locale} hrefLang={locale}>
              {languageNames[language]}
            </a>
          ))}
        </div>
        <BasketBadge href={shop.link("basket")} label={texts.nav.basket} countLabel={texts.nav.basketCount} />
      </Container>
    </header>
  );
}
