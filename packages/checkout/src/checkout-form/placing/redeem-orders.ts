const name = "checkout-redeem-orders";

const read = (storage: Storage): readonly string[] => {
  try {
    return (storage.getItem(name) ?? "").split(" ").filter(Boolean);
  } catch {
    return [];
  }
};

/**
 * Remembers in this tab that an order is one of an exchange: it is shown to whoever holds the exchange alone.
 */
export const rememberRedeemOrder = (storage: Storage, uuid: string): void => {
  try {
    storage.setItem(name, [...new Set([...read(storage), uuid])].slice(-10).join(" "));
  } catch {
    // The e-mail still leads to the cards.
  }
};

/** Whether this tab placed it as an order of an exchange. */
export const isRedeemOrder = (storage: Storage, uuid: string | undefined): boolean =>
  uuid !== undefined && read(storage).includes(uuid);
