import type { Shop } from "@giftshop/storefront-config";
import { catalogueMessages } from "../messages.ts";

/**
 * Title (without the shop's name) and description of a page of the listing. Of a list that is not `whole` it
 * begins with how many are left, which screen readers say first.
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
