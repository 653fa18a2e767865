import type { MenuRoute, ShellTexts } from "@giftshop/content";
import type { Shop, Toggles } from "@giftshop/storefront-config";
import { businessRoutes, type MenuLink, menuLinks } from "../menu-links.ts";

const shopRoutes = ({ choiceLinkHidden, businessPageV3 }: Toggles): MenuRoute[] => [
  "listing",
  "categories",
  ...(choiceLinkHidden ? [] : (["choiceCard"] as const)),
  "givingMoments",
  // With its sub-pages it has a column of its own.
  ...(businessPageV3 ? [] : (["business", "businessQuote", "manyRecipients"] as const)),
  "blog",
];

const redeemRoutes = ({ doubler }: Toggles): MenuRoute[] => [
  "balanceCheck",
  "activation",
  ...(doubler ? (["doubler"] as const) : []),
];

const serviceRoutes = [
  "contact",
  "helpdesk",
  "delivery",
  "cancellationPolicy",
  "withdrawal",
  "reorder",
  "favourites",
  "account",
] as const;

/** A column of the footer's menu. */
export interface Column {
  title: string;
  links: readonly MenuLink[];
}

/** The columns that have something in them. */
export const footerColumns = (shop: Shop, texts: ShellTexts["footer"]): Column[] => {
  const { toggles } = shop.storefront;
  return [
    { title: texts.shop, links: menuLinks(shop, shopRoutes(toggles)) },
    { title: texts.redeem, links: menuLinks(shop, redeemRoutes(toggles)) },
    { title: texts.business, links: toggles.businessPageV3 ? menuLinks(shop, businessRoutes) : [] },
    { title: texts.service, links: menuLinks(shop, serviceRoutes) },
  ].filter(({ links }) => links.length > 0);
};
