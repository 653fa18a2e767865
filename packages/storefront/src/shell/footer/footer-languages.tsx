import { languageNames } from "@giftshop/content";
import type { Shop } from "@giftshop/storefront-config";
import { GlobeIcon } from "@giftshop/ui-kit/icon";
import type { LanguageLink } from "../languages.ts";
import * as styles from "./site-footer.css.ts";

export interface FooterLanguagesProps {
  shop: Shop;
  languages: readonly LanguageLink[];
}

/**
 * The page in the shop's other languages; and country and
 * language of now, which open the form for both. List items.
 */
export const FooterLanguages = ({ shop, languages }: FooterLanguagesProps) => {
  const { country, toggles } = shop.storefront;
  const others = languages.filter(({ current }) => !current);
  return (
    <>
      {others.map(({ language, locale, href }) => (
        <li key={language}>
          <a className={styles.link} href={href} lang={locale} hrefLang={locale}>
            {languageNames[language]}
          </a>
        </li>
      ))}
      {toggles.languageSwitcher && (
        <li className={styles.scripted}>
          <button type="button" className={styles.link} data-opens-stores>
            <GlobeIcon />
            {`${new Intl.DisplayNames([shop.locale], { type: "region" }).of(country)}\u00a0·\u00a0${languageNames[shop.language]}`}
          </button>
        </li>
      )}
    </>
  );
};
