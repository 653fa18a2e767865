import type { ShellTexts } from "@giftshop/content";
import type { ServedRoute, Shop } from "@giftshop/storefront-config";
import type { StorefrontBranding } from "@giftshop/storefront-config/branding";
import type { Store } from "../../store/store-query.ts";

/** What every header is made of. */
export interface HeaderProps {
  shop: Shop;
  branding: StorefrontBranding;
  texts: ShellTexts;
  /** What people of the shop edit of it. */
  store: Pick<Store, "menus">;
  /** Path of this page, to mark the link that leads to it. */
  here: string;
  /** Which page this is. */
  route: ServedRoute;
}
