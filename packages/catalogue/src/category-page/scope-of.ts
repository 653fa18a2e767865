import type { ListScope } from "../listing-page/list-filters.ts";

/** What the list of a category is of: the products of its written page, by the last segment of its address. */
export const scopeOf = (path: string): ListScope => ({
  filterByPage: { fieldName: "category", pageId: path, pageType: "CATEGORY" },
});
