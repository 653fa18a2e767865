import { type MenuRoute, pageNames, shortNames } from "@giftshop/content";
import type { Toggles } from "@giftshop/storefront-config";
import { editedLinks, menuLinks, supportLink } from "../menu-links.ts";
import { type BarWord, type Fold, foldsOf } from "./bar/bar-room.ts";
import { GiftCardMenu } from "./gift-card-menu.tsx";
import { HeaderDropdown, MoreEntry } from "./header-dropdown.tsx";
import * as styles from "./header-menu.css.ts";
import type { HeaderProps } from "./header-props.ts";
import { MenuEntry, MenuSheet } from "./menu-sheet.tsx";

/** Pages of the bar between the gift cards and customer support. */
const routesOf = ({ choiceLinkHidden, frenchBuildLinks }: Toggles): MenuRoute[] => [
  "balanceCheck",
  ...(choiceLinkHidden ? [] : (["choiceCard"] as const)),
  ...(frenchBuildLinks ? (["givingMoments"] as const) : []),
];

/** Pages that only the sheet of a small screen has room for, where they are not in the bar. */
const sheetRoutes = ["givingMoments", "favourites", "blog"] as const satisfies readonly MenuRoute[];

/** Tiles of the sheet, of which the last stands in where the choice card has no link. */
const sceneRoutes = ["choiceCard", "balanceCheck", "givingMoments", "favourites", "blog"] as const;
const tiles = 4;

type BusinessProps = Pick<HeaderProps, "shop" | "store" | "here">;

/**
 * The pages for businesses: in variant 2 a word with its pages under it; in the others a link to the
 * first of them, and the rest in the sheet of a small screen (specification, section 2).
 */
const BusinessEntries = ({ shop, store, here, fold }: BusinessProps & { fold: Fold | undefined }) => {
  const { title } = store.menus.businessMenu;
  const links = editedLinks(store.menus.businessMenu);
  const [first, ...others] = links;
  if (!first) return null;
  if (shop.storefront.toggles.headerVersion === 2)
    return (
      <li className={styles.item} data-fold={fold}>
        <HeaderDropdown text={title} links={links} />
      </li>
    );
  return (
    <>
      <MenuEntry href={first.href} text={title} here={here} fold={fold} />
      {others.map((link) => (
        <MenuEntry key={link.href} {...link} here={here} sheetOnly />
      ))}
    </>
  );
};

/** The ways through the shop. Only what exists is linked. */
export const SiteMenu = ({ shop, texts, store, here }: BusinessProps & Pick<HeaderProps, "texts">) => {
  const { toggles, group } = shop.storefront;
  const routes = routesOf(toggles);
  const short = shortNames(shop);
  const balanceHref = shop.link("balanceCheck");
  const scenes = sceneRoutes.filter((route) => route !== "choiceCard" || routes.includes(route)).slice(0, tiles);
  const sceneOf = (href: string) => scenes.find((route) => shop.link(route) === href);
  const inBar = menuLinks(shop, routes).map((link) => ({
    ...link,
    ...(link.href === balanceHref ? { short: short.balanceCheck } : {}),
  }));
  const { title: business } = store.menus.businessMenu;
  const opens = toggles.headerVersion === 2;
  const forBusiness = editedLinks(store.menus.businessMenu);
  const support = supportLink(shop);
  const words: BarWord[] = [
    { text: pageNames(shop).listing, opens: true },
    ...inBar.map(({ text, short: shorter = text }) => ({ text: shorter })),
    ...(forBusiness.length > 0 ? [{ text: business, opens }] : []),
    { text: short.contact },
  ];
  const [, ...folds] = foldsOf(words, texts.nav.more, group, toggles.headerVersion);
  const businessFold = folds[inBar.length];
  const supportFold = folds.at(-1);
  const more = [
    ...inBar.map((link, index) => ({ ...link, fold: folds[index] })),
    ...(opens ? forBusiness : forBusiness.slice(0, 1).map((link) => ({ ...link, text: business }))).map((link) => ({
      ...link,
      fold: businessFold,
    })),
    { ...support, fold: supportFold },
  ];
  const sheetLinks = menuLinks(
    shop,
    sheetRoutes.filter((route) => !routes.includes(route)),
  );
  return (
    <MenuSheet texts={texts.nav} stores={toggles.languageSwitcher}>
      <li className={styles.item}>
        <GiftCardMenu shop={shop} texts={texts.categories} />
      </li>
      {inBar.map((link, index) => (
        <MenuEntry key={link.href} {...link} here={here} fold={folds[index]} scene={sceneOf(link.href)} />
      ))}
      {sheetLinks.map((link) => (
        <MenuEntry key={link.href} {...link} here={here} scene={sceneOf(link.href)} sheetOnly />
      ))}
      <BusinessEntries shop={shop} store={store} here={here} fold={businessFold} />
      <MenuEntry {...support} short={short.contact} here={here} fold={supportFold} />
      <MoreEntry text={texts.nav.more} links={more} />
    </MenuSheet>
  );
};
