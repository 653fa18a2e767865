import { type GiftCardFilters, queryOf, readFilters } from "@giftshop/storefront-config";

/**
 * Terms of the vocabulary that is the same in every shop; which categories there are, only commerce knows.
 */
const knownTypes: ReadonlySet<string> = new Set(["digital", "physical"]);

/**
 * Terms up to which a filtered list is kept in memory:
 * combinations of more are a visitor's own, and without number.
 */
const mostKept = 3;
/** Most terms of a kept list that has a parameter of the shop's own, as these go with every other. */
const mostKeptOfOwn = 2;

/**
 * What a listing is filtered by, in one spelling: sorted, each
 * term once, no empty group and no type that there is not.
 */
export const readListingFilters = (query: URLSearchParams): GiftCardFilters => {
  const { cb_api_giftcard_types: asked = [], ...filters } = readFilters(queryOf(query));
  const types = asked.filter((type) => knownTypes.has(type));
  return types.length > 0 ? { ...filters, cb_api_giftcard_types: types } : filters;
};

/** Whether the front door keeps a list that is filtered so. */
export const isKeptCombination = (filters: GiftCardFilters): boolean =>
  Object.values(filters).flat().length <=
  (filters.occasion || filters.price || filters.sort ? mostKeptOfOwn : mostKept);
