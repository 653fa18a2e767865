import { shellTexts } from "@giftshop/content";
import type { Shop } from "@giftshop/storefront-config";
import { originOfStorefront } from "../../hosting/origin-of-storefront.ts";
import { currentYear } from "../../shell/current-year.ts";
import type { WidgetData } from "../../shell/widgets/data/widget-data.ts";
import { storesOf } from "../../shell/widgets/stores/stores-of.ts";

/** Words and stores of the widgets, {@link WidgetData} as JSON: the same for all pages of a shop, so none of them carries it. */
export const widgetsFile = (shop: Shop): string => {
  const data: WidgetData = {
    texts: shellTexts(shop, currentYear(shop)).widgets,
    stores: storesOf(shop, originOfStorefront),
  };
  return JSON.stringify(data);
};
