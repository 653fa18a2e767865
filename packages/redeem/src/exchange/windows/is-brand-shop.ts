/** Names that lead to this machine alone: on it, the shops of brands are played. */
const isHere = (host: string): boolean => host === "localhost" || host.endsWith(".localhost");

/**
 * Whether an address is one of the shops of brands that are known: https, and of
 * an origin on the list; on a page of this machine, one of this machine as well.
 *
 * @param page host name of the page
 */
export const isBrandShop = (address: string, origins: readonly string[], page: string): boolean => {
  try {
    const { origin, protocol, hostname } = new URL(address);
    if (isHere(page) && isHere(hostname)) return protocol === "http:";
    return protocol === "https:" && origins.includes(origin);
  } catch {
    return false;
  }
};
