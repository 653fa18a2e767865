import {
  isOffered,
  type Language,
  languagePathOf,
  linkTo,
  type RouteName,
  type Storefront,
} from "@giftshop/storefront-config";
import type { StoreLink, Words } from "@giftshop/validation/store";

/** A link as a page shows it: `path.type` says whether it stays in the shop. */
export interface MenuItem {
  title: string;
  path: { href: string; type: "relative" | "absolute" };
}

/** A place of a shop: whose, and in which of its languages. */
export interface Place {
  storefront: Storefront;
  language: Language;
}

/** Words in a language; in the storefront's first one where it has none. */
export const wordsIn = ({ storefront, language }: Place, words: Words): string =>
  words[language] || words[storefront.languages[0]] || "";

/** Where a link leads in a language; `undefined` to a page that the storefront does not have. */
export const hrefOf = ({ storefront, language }: Place, to: string): MenuItem["path"] | undefined => {
  if (to.startsWith("/")) return { href: `${languagePathOf(storefront, language)}${to}`, type: "relative" };
  const route = /^route:(\w+)$/u.exec(to)?.[1] as RouteName | undefined;
  if (route === undefined) return to === "" ? undefined : { href: to, type: "absolute" };
  if (!isOffered(storefront, route)) return undefined;
  // Routes of menus take no parameters; the compiler cannot follow that through their names.
  const link = linkTo as (storefront: Storefront, language: Language, route: RouteName) => string;
  return { href: link(storefront, language, route), type: "relative" };
};

/** Those of the links that lead somewhere; two that lead to one page in this language are one. */
export const itemsIn = (place: Place, links: readonly StoreLink[]): MenuItem[] => {
  const byHref = new Map<string, MenuItem>();
  for (const { text, to } of links) {
    const path = hrefOf(place, to);
    if (path !== undefined && !byHref.has(path.href)) byHref.set(path.href, { title: wordsIn(place, text), path });
  }
  return [...byHref.values()];
};
