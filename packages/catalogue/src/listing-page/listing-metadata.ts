import type { Shop } from "@giftshop/storefront-config";
import { catalogueMessages } from "../messages.ts";

/** Title (without the shop's name) and description of a page of the listing. `page` counts from 1; `totalItems` is of all pages. */
export function listingMetadata(
  shop: Shop,
  { page, totalItems }: { page: number; totalItems: number },
): { title: string; description: string } {
  const t = catalogueMessages.in(shop);
  return {
    title: page === 1 ? t("listing.title") : t("listing.titlePage", { page: String(page) }),
    description: t("listing.description", { count: totalItems }),
  };
}
