/** How the exchange of a gift card is known between browser, front door and commerce. */
export const redeem = {
  /** Minutes that an exchange lasts after it was last used. */
  minutes: 30,
  /**
   * A call of its pages carries it; the value that commerce is
   * given is the token in base64, put there by the front door.
   */
  header: "x-redeem-context",
  /** What a script of a page writes into the header. */
  marker: "1",
  /** Cookie that scripts may read: there is a token, of which they never see more. */
  hint: "redeeming",
} as const;

/**
 * Cookie of a storefront that holds the token: several storefronts
 * may share a host. On https nobody but this host can set it.
 */
export const redeemCookie = (storeId: number, secure: boolean): string => `${secure ? "__Host-" : ""}redeem-${storeId}`;

/** Whether a text has the shape of a token: 32 random bytes. */
export const isRedeemToken = (text: string): boolean => /^[\w-]{43}$/u.test(text);
