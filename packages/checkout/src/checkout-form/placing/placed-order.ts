import { isUuid } from "@giftshop/validation/rules";

const name = "checkout-placed-order";

/**
 * Remembers the order that this tab went to pay, to offer
 * it again when somebody comes back without having paid.
 */
export const rememberPlacedOrder = (storage: Storage, uuid: string): void => {
  try {
    storage.setItem(name, uuid);
  } catch {
    // The e-mail still leads to the order.
  }
};

/** The order this tab went to pay, if any. */
export const placedOrder = (storage: Storage): string | undefined => {
  try {
    const uuid = storage.getItem(name) ?? "";
    return isUuid(uuid) ? uuid : undefined;
  } catch {
    return undefined;
  }
};

/** Forgets it, once it is settled. */
export const forgetPlacedOrder = (storage: Storage): void => {
  try {
    storage.removeItem(name);
  } catch {
    // Nothing could be kept there either.
  }
};
