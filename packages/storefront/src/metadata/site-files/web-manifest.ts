import type { Shop } from "@giftshop/storefront-config";
import { iconsOf } from "../icons.ts";

/** The web app manifest (W3C) of a shop: what it is called and looks like on a home screen. */
export const webManifest = (shop: Shop): string => {
  const { name, accent } = shop.storefront;
  const home = shop.link("home");
  return JSON.stringify({
    id: home,
    name,
    short_name: name,
    lang: shop.locale,
    dir: shop.direction,
    start_url: home,
    scope: home,
    display: "minimal-ui",
    ...(accent ? { theme_color: accent.color } : {}),
    icons: iconsOf(shop).map(({ src, sizes, type, purpose }) => ({ src, sizes, type, purpose })),
  });
};
