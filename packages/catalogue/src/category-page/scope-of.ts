import type { ListScope } from "../listing-page/list-filters.ts";

/** What a category lists: the products of its written page, by the last segment of its address. */
export const scopeOf = (path: string): ListScope => ({
  filterByPage: { fieldName: "category", pageId: path, pageType: "CATEGORY" },
});
