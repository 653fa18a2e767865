import type { Item } from "../layer/events.ts";
import { isListSource, type ListSource } from "../layer/list-sources.ts";

/** A product in one of the lists of the page. */
export interface FoundItem {
  source: ListSource;
  item: Item;
}

/** What a marked element shows; `undefined` outside of a list. */
export const itemOf = (element: HTMLElement): FoundItem | undefined => {
  const list = element.closest<HTMLElement>("[data-list]");
  const source = list?.dataset.list;
  if (!list || !isListSource(source)) return undefined;
  const { item: id = "", name, kind, price } = element.dataset;
  const link = element.matches("a") ? element : element.querySelector("a");
  const place = [...list.querySelectorAll("[data-item]")].indexOf(element);
  const item: Item = {
    ...(id && { item_id: id }),
    item_name: (name ?? link?.getAttribute("aria-label") ?? link?.textContent ?? id).trim(),
    ...(kind && { item_category: kind }),
    index: Number(list.dataset.before ?? 0) + place + 1,
    ...(price && { price: Number(price) }),
    quantity: 1,
  };
  return { source, item };
};
