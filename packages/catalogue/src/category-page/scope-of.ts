import type { ListScope } from "../listing-page/list-filters.ts";

/** What the list of a category is of: the products that its written page owns, where it has one. */
export const scopeOf = (pageId: string | undefined): ListScope =>
  pageId === undefined ? {} : { filterByPage: { fieldName: "category", pageId, pageType: "CATEGORY" } };
