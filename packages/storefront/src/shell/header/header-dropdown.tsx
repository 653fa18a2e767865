import { ChevronDownIcon } from "@giftshop/ui-kit/icon";
import type { MenuLink } from "../menu-links.ts";
import * as dropdown from "./header-dropdown.css.ts";
import * as styles from "./header-menu.css.ts";
import { MenuWords } from "./menu-words.tsx";

export interface HeaderDropdownProps {
  text: string;
  links: readonly MenuLink[];
}

/** A word of the header with links under it: a disclosure of the browser's, closed by `watchMenus`. */
export const HeaderDropdown = ({ text, links }: HeaderDropdownProps) => (
  <details className={dropdown.frame} data-menu name="header-menu">
    <summary className={styles.opener}>
      <MenuWords text={text} />
      <ChevronDownIcon className={styles.chevron} />
    </summary>
    <ul className={dropdown.list}>
      {links.map(({ href, text: words }) => (
        <li key={href}>
          <a className={dropdown.link} href={href}>
            {words}
          </a>
        </li>
      ))}
    </ul>
  </details>
);
