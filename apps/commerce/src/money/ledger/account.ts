/** Accounts of the house, one per kind, legal entity and currency; made when first booked on. */
type HouseAccount =
  /** Paid to the provider, not yet to us. */
  | "PROVIDER_CLEARING"
  /** Empty again once a paid order is booked. */
  | "ORDER_SETTLEMENT"
  /** Owed back to buyers. */
  | "REFUNDS_PAYABLE"
  /** Charged back or refunded by hand after its order was booked: lost until somebody gets it back. */
  | "TAKEN_BACK"
  /** Set aside from cards for orders that are about to be paid. */
  | "CARD_HOLDS"
  /** Value of digital gifts that nobody has opened, so it is on no card yet. */
  | "UNOPENED_GIFTS"
  /** Owed by companies that bought on invoice. */
  | "RECEIVABLES"
  /** Paid by these companies to the house's bank, outside of the payment provider. */
  | "BANK"
  | "SHIPPING_REVENUE"
  /** Wrappers, packings, stock boxes. */
  | "EXTRAS_REVENUE"
  | "VAT_PAYABLE"
  | "DONATIONS_PAYABLE"
  /** Spent from cards, owed to who accepted them. */
  | "REDEMPTIONS_PAYABLE"
  /** Left on cards, or in unopened gifts, when their last day was over. */
  | "BREAKAGE"
  /** Spent on promotions, as soon as it is set aside for them. */
  | "PROMOTION_COSTS"
  /** Set aside for promotions and not on a card yet. */
  | "PROMOTION_BUDGET"
  /** Given back to buyers beside what they bought, a cost of the house. */
  | "COMPENSATIONS";

/** A house account by its kind, a gift card by its id. */
export type Account = HouseAccount | number;
