import { makeMenus } from "@giftshop/seed/menus";
import { isOffered, type ServedRoute, type Shop } from "@giftshop/storefront-config";
import type { StoreLink, Words } from "@giftshop/validation/store";
import { recordStore } from "../record-store.ts";
import type { Store } from "../store-query.ts";

/** A storefront's frame as it begins: what commerce answers of the seed. */
export const sampleStore = (shop: Shop): Store => {
  const { footer, business } = makeMenus(shop.storefront);
  const said = (words: Words) => words[shop.language] ?? "";
  // Routes of menus take no parameters; the compiler cannot follow that through their names.
  const link = shop.link as (route: ServedRoute) => string;
  const items = (links: readonly StoreLink[]) => {
    const found = links.flatMap(({ text, to }) => {
      const route = to.slice("route:".length) as ServedRoute;
      return isOffered(shop.storefront, route) ? [{ title: said(text), path: { href: link(route) } }] : [];
    });
    return found.filter(({ path }, at) => found.findIndex((one) => one.path.href === path.href) === at);
  };
  const record = recordStore(shop);
  return {
    ...record,
    menus: {
      ...record.menus,
      footerMenu: {
        menuItems: footer.map((column) => ({ title: said(column.title), menuItems: items(column.items) })),
      },
      businessMenu: { title: said(business.title), menuItems: items(business.items) },
    },
  };
};
