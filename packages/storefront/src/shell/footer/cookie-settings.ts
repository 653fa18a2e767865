import type { Shop } from "@giftshop/storefront-config";
import { menuLinks } from "../menu-links.ts";

/**
 * What opens the cookie settings over the page (`Widgets`), the attributes of a link to the statement, where
 * it leads without script, and its text; empty where the shop has none.
 */
export const cookieSettings = (shop: Shop, target?: "_blank") =>
  menuLinks(shop, ["cookies"]).map((link) => ({
    ...link,
    target,
    "data-opens-consent": true,
    // The loader keeps its press while the page is asleep.
    "data-hydrates": true,
  }));
