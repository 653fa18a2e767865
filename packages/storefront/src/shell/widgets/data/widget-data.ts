import type { WidgetTexts } from "@giftshop/content";
import type { StoreWidgetsQuery } from "@giftshop/graphql/types";
import type { Store } from "../stores/store.ts";

/** What people of the shop want to be shown once. */
export type PopUp = NonNullable<NonNullable<StoreWidgetsQuery["storeData"]["data"]>["popUp"]>;

/** What widgets show beyond what every page has of them. */
export interface WidgetData {
  texts: WidgetTexts;
  stores: readonly Store[];
  popUp: PopUp | null;
}
