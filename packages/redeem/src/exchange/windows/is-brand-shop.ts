/** Whether an address is one of the shops of brands that are known: https, and of an origin on the list. */
export const isBrandShop = (address: string, origins: readonly string[]): boolean => {
  try {
    const { origin, protocol } = new URL(address);
    return protocol === "https:" && origins.includes(origin);
  } catch {
    return false;
  }
};
