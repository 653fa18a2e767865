import { filterNames, queryOf, readFilters, writeQuery } from "@giftshop/storefront-config";

/** Query parameter of the listing's category filter (specification, section 2). */
export const [categoryParameter] = filterNames;

/** Parameters that lead to another address, or to a page that is made for one visitor's words. */
const leading = ["page", "redeemToken", "s"];

/** The category a listing is filtered by, one at a time; `undefined` for none and for what cannot be one. */
export const readCategory = (query: URLSearchParams): string | undefined =>
  readFilters(queryOf(query))[categoryParameter]?.[0];

/**
 * What of a query makes a page another page, so that letters, campaigns and click ids do not make copies of it: the query
 * in one spelling, "" where nothing counts, or `undefined` where nothing is to be kept.
 */
export const pageQuery = (text: string): string | undefined => {
  if (!text) return "";
  const query = new URLSearchParams(text);
  if (leading.some((name) => query.has(name))) return undefined;
  return writeQuery({ [categoryParameter]: readCategory(query) });
};
