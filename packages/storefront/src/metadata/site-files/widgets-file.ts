import { shellTexts } from "@giftshop/content";
import { required } from "@giftshop/page/view";
import type { Shop } from "@giftshop/storefront-config";
import { askingFor } from "../../ask-commerce.ts";
import { originOfStorefront } from "../../hosting/origin-of-storefront.ts";
import { currentYear } from "../../shell/current-year.ts";
import type { WidgetData } from "../../shell/widgets/data/widget-data.ts";
import { storesOf } from "../../shell/widgets/stores/stores-of.ts";
import { StoreWidgets } from "../../store/store-query.ts";

/**
 * Words, stores and pop-up of the widgets, {@link WidgetData} as
 * JSON: the same for all pages of a shop, so none of them carries it.
 */
export const widgetsFile = async (shop: Shop): Promise<string> => {
  const { storeData } = await askingFor(shop)(StoreWidgets, {});
  const { countriesCombinations, popUp } = required(storeData);
  const offered = new Set(countriesCombinations.map(({ country }) => country));
  const data: WidgetData = {
    texts: shellTexts(shop, currentYear(shop)).widgets,
    stores: storesOf(shop, originOfStorefront).filter(({ country }) => offered.has(country)),
    popUp,
  };
  return JSON.stringify(data);
};
