import type { Shop } from "@giftshop/storefront-config";
import { catalogueMessages } from "../messages.ts";

/**
 * Title (without the shop's name) and description of a page of the listing. `page`
 * counts from 1; `totalItems` is of all pages. The title of a list that is not `whole`
 * begins with how many are left: it is what a screen reader says when the page has come.
 */
export const listingMetadata = (
  shop: Shop,
  { page, totalItems, whole = true }: { page: number; totalItems: number; whole?: boolean },
): { title: string; description: string } => {
  const t = catalogueMessages.in(shop);
  const left = t("listing.count", { count: totalItems });
  if (!whole)
    return { title: page === 1 ? left : `${left}, ${t("listing.page", { page: String(page) })}`, description: left };
  return {
    title: page === 1 ? t("listing.title") : t("listing.titlePage", { page: String(page) }),
    description: t("listing.description", { count: totalItems }),
  };
};
