import { expect, test } from "@jest/globals";
import { listFilters } from "../listing-page/list-filters.ts";
import { scopeOf } from "./scope-of.ts";

test("further products of a category are asked for as those of the page that owns the list", () => {
  const chosen = { cb_api_giftcard_categories: ["dining"] };
  const filterByTaxonomy = [{ taxonomy: "cb_api_giftcard_categories", terms: ["dining"] }];
  expect(listFilters(chosen, scopeOf("12"))).toEqual({
    filterByPage: { fieldName: "category", pageId: "12", pageType: "CATEGORY" },
    filterByTaxonomy,
  });
  expect(listFilters(chosen, scopeOf(undefined))).toEqual({ filterByTaxonomy });
});
