import type { WidgetTexts } from "@giftshop/content";
import type { Store } from "../stores/store.ts";

/** What widgets show beyond what every page has of them. */
export interface WidgetData {
  texts: WidgetTexts;
  stores: readonly Store[];
}
