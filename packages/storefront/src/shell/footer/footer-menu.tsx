import type { ShellTexts } from "@giftshop/content";
import type { Shop } from "@giftshop/storefront-config";
import type { Store } from "../../store/store-query.ts";
import type { LanguageLink } from "../languages.ts";
import { editedLinks } from "../menu-links.ts";
import { ContactLinks } from "./contact-links.tsx";
import { FooterColumn } from "./footer-column.tsx";
import { FooterLanguages } from "./footer-languages.tsx";
import * as styles from "./site-footer.css.ts";

export interface FooterMenuProps {
  shop: Shop;
  texts: ShellTexts["footer"];
  menu: Store["menus"]["footerMenu"];
  languages: readonly LanguageLink[];
}

/** The footer's columns: where else to go, whom to ask, and in the last one language and country. */
export const FooterMenu = ({ shop, texts, menu, languages }: FooterMenuProps) => (
  <nav className={styles.columns} aria-label={texts.label}>
    {menu.menuItems.map((column) => (
      <FooterColumn key={column.title} title={column.title}>
        {editedLinks(column).map(({ href, text }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              {text}
            </a>
          </li>
        ))}
      </FooterColumn>
    ))}
    <FooterColumn title={texts.contact}>
      <ContactLinks organisation={shop.storefront.organisation} />
      <FooterLanguages shop={shop} languages={languages} />
    </FooterColumn>
  </nav>
);
