import type { Shop } from "@giftshop/storefront-config";
import { basketMessages } from "../messages.ts";

/** Title of the basket's page, without the shop's name. */
export function basketMetadata(shop: Shop): { title: string } {
  return { title: basketMessages.in(shop.language)("title") };
}
