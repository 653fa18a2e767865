/** Messages, from the day their gift was delivered: long enough to send it again. */
export const messageDays = 90;

/**
 * For how many days personal data is kept where no law says so: what commerce does at night,
 * and what the privacy and cookie statements say. What tax law needs of a paid order stays.
 */
export const retention = {
  /**
   * The cookies by which a browser is known, counted from the
   * last look at its basket: as long as the basket itself.
   */
  cookieDays: 30,
  /** Baskets that nobody came back to, and those that became orders. */
  basketDays: 30,
  /** Whoever wanted an order that was never paid, and for whom: as long as the basket it was made of. */
  unpaidOrderDays: 30,
  messageDays,
  /**
   * Quotes that were accepted, given up or have expired, from then on: long enough to ask for the same again.
   */
  quoteDays: 180,
  /**
   * Counts of what happens in the shop, which hold nobody: two years and
   * a month to compare with, as the French authority advises (CNIL).
   */
  figureDays: 760,
  /** Days for which it is known that a purchase was counted, longer than one can be told. */
  countedPurchaseDays: 60,
  /** That a buyer agreed to be asked for a review, and the link by which one is written or changed. */
  reviewRequestDays: 365,
  /** The first name below a review: after that it stands without one. */
  reviewNameDays: 1095,
  /**
   * Addresses of those who took part in a draw, from the day of
   * the draw: longer than it may take until a prize is claimed.
   */
  doublerDays: 180,
  /** What people of the shop did: long enough to look into it. */
  auditDays: 730,
  /**
   * Days for what moved money, revealed something or said who may: seven years, as books are kept in the
   * Netherlands.
   */
  bookAuditDays: 2557,
} as const;
