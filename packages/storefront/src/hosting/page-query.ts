import { type GiftCardFilters, queryOf, readFilters, writeQuery } from "@giftshop/storefront-config";

/** Parameters that lead to another address, or to a page that is made for one visitor's words. */
const leading = ["page", "redeemToken", "s"];

/** Terms of the vocabulary that is the same in every shop; which categories there are, only commerce knows. */
const knownTypes: ReadonlySet<string> = new Set(["digital", "physical"]);

/** Terms up to which a filtered list is kept in memory: combinations of more are a visitor's own, and without number. */
const mostKept = 3;

/** What a listing is filtered by, in one spelling: sorted, each term once, no empty group and no type that there is not. */
export const readListingFilters = (query: URLSearchParams): GiftCardFilters => {
  const { cb_api_giftcard_types: asked = [], ...filters } = readFilters(queryOf(query));
  const types = asked.filter((type) => knownTypes.has(type));
  return types.length > 0 ? { ...filters, cb_api_giftcard_types: types } : filters;
};

/**
 * What of a query makes a page another page, so that letters, campaigns and click ids do not make copies of it: the query
 * in one spelling, "" where nothing counts, or `undefined` where nothing is to be kept.
 */
export const pageQuery = (text: string): string | undefined => {
  if (!text) return "";
  const query = new URLSearchParams(text);
  if (leading.some((name) => query.has(name))) return undefined;
  const filters = readListingFilters(query);
  return Object.values(filters).flat().length > mostKept ? undefined : writeQuery(filters);
};
