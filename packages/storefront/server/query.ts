/** Query parameters that a page is made of, or that lead elsewhere; all others (campaigns, click ids) leave the page as it is. */
const parameters = new Set(["page", "redeemToken"]);

/** Whether a query, without its question mark, can lead to another answer than the same path without it. */
export const changesPage = (query: string): boolean => {
  if (!query) return false;
  for (const name of new URLSearchParams(query).keys()) if (parameters.has(name)) return true;
  return false;
};
