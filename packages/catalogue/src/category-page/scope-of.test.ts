import { expect, test } from "@jest/globals";
import { listFilters } from "../listing-page/list-filters.ts";
import { scopeOf } from "./scope-of.ts";

test("products of a category are asked for as those of the page that owns the list", () => {
  const chosen = { cb_api_giftcard_categories: ["dining"] };
  expect(listFilters(chosen, scopeOf("dining"))).toEqual({
    filterByPage: { fieldName: "category", pageId: "dining", pageType: "CATEGORY" },
    filterByTaxonomy: [{ taxonomy: "cb_api_giftcard_categories", terms: ["dining"] }],
  });
});
