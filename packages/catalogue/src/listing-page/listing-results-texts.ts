import type { Shop } from "@giftshop/storefront-config";
import { catalogueMessages } from "../messages.ts";

/** Words of a list's way on, with `{shown}`, `{total}` and `{page}` left in; serialisable. */
export interface ListingResultsTexts {
  more: string;
  loading: string;
  failed: string;
  seen: string;
  pages: string;
  page: string;
  previous: string;
  next: string;
}

export const listingResultsTexts = (shop: Shop): ListingResultsTexts => {
  const t = catalogueMessages.in(shop);
  return {
    more: t("listing.more"),
    loading: t("listing.loading"),
    failed: t("listing.failed"),
    seen: t("listing.seen", { shown: "{shown}", total: "{total}" }),
    pages: t("listing.pages"),
    page: t("listing.page", { page: "{page}" }),
    previous: t("listing.previous"),
    next: t("listing.next"),
  };
};
