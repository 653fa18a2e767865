import { type MenuRoute, pageNames, shellTexts } from "@giftshop/content/menu-words";
import { createShop, isOffered, type Shop, type Storefront, type Toggles } from "@giftshop/storefront-config";
import type { MenuColumn, Menus, Words } from "@giftshop/validation/store";

/** Pages for businesses: a dropdown of the header, the business header, and a column of the footer. */
const businessRoutes = ["business", "businessQuote", "manyRecipients", "activation"] as const satisfies MenuRoute[];

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
  ...(["contact", "helpdesk", "delivery", "cancellationPolicy"] as const),
  ...(["withdrawal", "reorder", "favourites", "account"] as const),
] satisfies MenuRoute[];

/** The menus that a storefront begins with, in each of its languages: what its pages call themselves. */
export const makeMenus = (storefront: Storefront): Menus => {
  const { languages, toggles, organisation } = storefront;
  const shops = languages.map((language) => createShop(storefront.code, language));
  const words = (text: (shop: Shop) => string): Words =>
    Object.fromEntries(shops.map((shop) => [shop.language, text(shop)]));
  const links = (routes: readonly MenuRoute[]) =>
    routes
      .filter((route) => isOffered(storefront, route))
      .map((route) => ({ text: words((shop) => pageNames(shop)[route]), to: `route:${route}` }));
  // The year stands in the copyright alone.
  const titled = (name: "shop" | "redeem" | "business" | "service", routes: readonly MenuRoute[]): MenuColumn => ({
    title: words((shop) => shellTexts(shop, 0).footer[name]),
    items: links(routes),
  });
  return {
    footer: [
      titled("shop", shopRoutes(toggles)),
      titled("redeem", redeemRoutes(toggles)),
      ...(toggles.businessPageV3 ? [titled("business", businessRoutes)] : []),
      titled("service", serviceRoutes),
    ],
    business: { title: words((shop) => pageNames(shop).business), items: links(businessRoutes) },
    phone: organisation.phone,
  };
};
