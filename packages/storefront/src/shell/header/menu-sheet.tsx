import type { ShellTexts } from "@giftshop/content";
import { CloseIcon, GlobeIcon } from "@giftshop/ui-kit/icon";
import { IconButton } from "@giftshop/ui-kit/icon-button";
import type { ReactNode } from "react";
import type { MenuLink } from "../menu-links.ts";
import type { Fold } from "./bar/bar-room.ts";
import * as styles from "./header-menu.css.ts";
import { sheetId } from "./menu-toggle.tsx";
import { MenuWords } from "./menu-words.tsx";

export interface MenuSheetProps {
  texts: Pick<ShellTexts["nav"], "label" | "menu" | "closeMenu" | "stores">;
  /** Offers the form for language and country too, whose button is not in the bar of a phone. */
  stores: boolean;
  /** List items. */
  children: ReactNode;
}

/**
 * The header's links: a sheet over the page on a small screen,
 * opened by {@link MenuToggle}; a row from the desktop on.
 */
export const MenuSheet = ({ texts, stores, children }: MenuSheetProps) => {
  const { label, menu, closeMenu, stores: storesText } = texts;
  return (
    <nav id={sheetId} className={styles.menu} popover="auto" data-menu-sheet aria-label={label}>
      <div className={styles.sheetHead}>
        {menu}
        <IconButton popoverTarget={sheetId} popoverTargetAction="hide" label={closeMenu} icon={<CloseIcon />} />
      </div>
      <ul className={styles.list}>{children}</ul>
      {stores && (
        <button
          type="button"
          className={styles.stores}
          popoverTarget={sheetId}
          popoverTargetAction="hide"
          // The browser alone would but close the sheet.
          data-hydrates
          data-opens-stores
        >
          <GlobeIcon />
          {storesText}
        </button>
      )}
    </nav>
  );
};

export interface MenuEntryProps extends MenuLink {
  /** How the bar says it, where that is shorter. */
  short?: string | undefined;
  /** Path of the page that is shown. */
  here: string;
  /** It stands in the sheet alone: the row of a wide screen has no room for it. Default `false`. */
  sheetOnly?: boolean;
  /** Where the bar has it under "More". */
  fold?: Fold | undefined;
  /** In the sheet it is a tile with this scene of the house. Default: a row. */
  scene?: keyof typeof styles.scenes | undefined;
}

/** A link of the menu, marked where it leads to the page that is shown. */
export const MenuEntry = ({ href, text, short, here, sheetOnly = false, fold, scene }: MenuEntryProps) => (
  <li className={styles.item} data-sheet-only={sheetOnly || undefined} data-fold={fold} data-tile={scene && true}>
    <a
      className={scene ? `${styles.opener} ${styles.scenes[scene]}` : styles.opener}
      href={href}
      aria-current={href === here ? "page" : undefined}
    >
      <MenuWords text={text} short={short} />
    </a>
  </li>
);
