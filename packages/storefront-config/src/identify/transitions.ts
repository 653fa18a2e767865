/** Modals and pages that somebody is led through on the way to an order (specification, section 4). */
export type Next =
  | { modal: "identify" | "guestOrder" | "guestDelivery" | "login" }
  | { page: "checkout" | "redeemCheckout" | "login" | "register" | "accountOverview" | "home" }
  | "callback"
  | "stay"
  | "nothing";

/** Where somebody is who wants to order. */
export interface Setting {
  /** The storefront's toggle `modalAuth`. */
  modal: boolean;
  /** What is ordered is chosen for a card. */
  redeem: boolean;
}

/** Somebody wants to order. */
export const onOrder = (signedIn: boolean, { modal, redeem }: Setting): Next => {
  if (signedIn) return { page: redeem ? "redeemCheckout" : "checkout" };
  if (modal) return { modal: "identify" };
  return { modal: redeem ? "guestDelivery" : "guestOrder" };
};

/** `checkUserExist` has answered: whether the email is known; `undefined` for no answer. */
export const onIdentified = (known: boolean | undefined, { modal, redeem }: Setting): Next => {
  if (known === undefined) return "nothing";
  if (known) return redeem ? { modal: "login" } : { page: "login" };
  return redeem || modal ? { modal: "guestOrder" } : { page: "register" };
};

/**
 * Somebody who wants to order has logged in. `lacksAddress`:
 * a parcel is to be sent, and the profile has no postcode.
 */
export const onAuthenticated = (redeem: boolean, lacksAddress: boolean): Next => {
  if (!redeem) return { page: "checkout" };
  return lacksAddress ? { modal: "guestDelivery" } : { page: "redeemCheckout" };
};

/** Somebody has logged in. */
export const onLoggedIn = (hasCallback: boolean): Next => (hasCallback ? "callback" : { page: "accountOverview" });

/** Somebody has logged out. */
export const onLoggedOut = (onProtectedPage: boolean): Next => (onProtectedPage ? { page: "home" } : "stay");
