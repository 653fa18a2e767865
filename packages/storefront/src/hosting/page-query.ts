/** Query parameter of the listing's category filter (specification, section 2). */
export const categoryParameter = "cb_api_giftcard_categories";

/** Parameters that lead to another address. */
const leading = ["page", "redeemToken"];

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The category a listing is filtered by; `undefined` for none and for what cannot be one. */
export const readCategory = (query: URLSearchParams): string | undefined => {
  const category = query.get(categoryParameter) ?? "";
  return category.length <= 64 && slug.test(category) ? category : undefined;
};

/**
 * What of a query makes a page another page, so that letters, campaigns and click ids do not make copies of it: the query
 * in one spelling, "" where nothing counts, or `undefined` where the address leads elsewhere and nothing is to be kept.
 */
export const pageQuery = (text: string): string | undefined => {
  if (!text) return "";
  const query = new URLSearchParams(text);
  if (leading.some((name) => query.has(name))) return undefined;
  const category = readCategory(query);
  return category ? `?${categoryParameter}=${category}` : "";
};
