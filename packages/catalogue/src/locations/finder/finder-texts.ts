import type { Shop } from "@giftshop/storefront-config";
import { locationMessages } from "../messages.ts";

/**
 * Words of the finder that are in sight before anybody used
 * it; the others are fetched with what they are about.
 */
export const finderTexts = (shop: Shop, count: number) => {
  const t = locationMessages.in(shop);
  return {
    list: t("finder.list"),
    search: t("finder.search"),
    here: t("finder.here"),
    view: t("finder.view"),
    asList: t("finder.asList"),
    asMap: t("finder.asMap"),
    count: t("finder.count", { count }),
    more: t("finder.more"),
    loading: t("finder.loading"),
    seen: t("finder.seen", { shown: "{shown}", total: "{total}" }),
    failed: t("finder.failed"),
    retry: t("finder.retry"),
    onMap: t("finder.onMap", { title: "{title}" }),
  };
};

export type FinderTexts = ReturnType<typeof finderTexts>;
