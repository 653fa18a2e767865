import { ChevronDownIcon } from "@giftshop/ui-kit/icon";
import type { MenuLink } from "../menu-links.ts";
import type { Fold } from "./bar/bar-room.ts";
import * as dropdown from "./header-dropdown.css.ts";
import * as styles from "./header-menu.css.ts";
import { MenuWords } from "./menu-words.tsx";

export interface HeaderDropdownProps {
  text: string;
  links: readonly FoldedLink[];
}

/** A link, and where the bar has no room for it; without, it always stands here. */
export interface FoldedLink extends MenuLink {
  fold?: Fold | undefined;
}

/** A word of the header with links under it: a disclosure of the browser's, closed by `watchMenus`. */
export const HeaderDropdown = ({ text, links }: HeaderDropdownProps) => (
  <details className={dropdown.frame} data-menu name="header-menu">
    <summary className={styles.opener}>
      <MenuWords text={text} />
      <ChevronDownIcon className={styles.chevron} />
    </summary>
    <ul className={dropdown.list}>
      {links.map(({ href, text: words, fold }) => (
        <li key={href} className={fold && styles.more} data-more={fold}>
          <a className={dropdown.link} href={href}>
            {words}
          </a>
        </li>
      ))}
    </ul>
  </details>
);

/** "More", at the end of the bar, with what it has no room for; nothing where it has room for everything. */
export const MoreEntry = ({ text, links }: HeaderDropdownProps) => {
  const folded = links.filter(({ fold }) => fold);
  if (folded.length === 0) return null;
  const where: Fold = folded.some(({ fold }) => fold === "always") ? "always" : "small";
  return (
    <li className={styles.more} data-more={where}>
      <HeaderDropdown text={text} links={folded} />
    </li>
  );
};
