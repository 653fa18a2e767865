/**
 * The product that a link to its page of the exchange is about; `undefined`
 * for any other link. `pattern`: that address, with `{product}`.
 */
export const productOfLink = (pathname: string, pattern: string): string | undefined => {
  const [before = "", after = ""] = pattern.split("{product}");
  if (!pathname.startsWith(before) || !pathname.endsWith(after)) return undefined;
  const product = pathname.slice(before.length, after ? -after.length : undefined);
  return product === "" || product.includes("/") ? undefined : decodeURIComponent(product);
};

/** Hash by which a card is wanted before the exchange has come: its window opens then. */
export const chooses = "#choose";
