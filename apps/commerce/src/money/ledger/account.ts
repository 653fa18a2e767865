/**
 * Accounts of the house, one per kind, legal entity and currency; made when something is first booked on
 * them. PROVIDER_CLEARING: paid to the provider, not yet to us. ORDER_SETTLEMENT: empty again once a paid
 * order is booked. TAKEN_BACK: charged back, or refunded by hand at the provider, after its order was
 * booked: lost until somebody gets it back. CARD_HOLDS: set aside from cards for orders that are about to
 * be paid. UNOPENED_GIFTS: of digital gifts that nobody has opened, so on no card yet. BREAKAGE: left on
 * cards, or in unopened gifts, when their last day was over. RECEIVABLES: owed by companies that bought
 * on invoice. BANK: what they paid for it, outside of the payment provider. PROMOTION_COSTS: set aside
 * for promotions. PROMOTION_BUDGET: what of it may still be put on cards that are given away.
 * COMPENSATIONS: given back to buyers beside what they bought, a cost of the house. EXTRAS_REVENUE:
 * wrappers, packings, stock boxes. REDEMPTIONS_PAYABLE: spent from cards, owed to who accepted them.
 */
type HouseAccount =
  | "PROVIDER_CLEARING"
  | "ORDER_SETTLEMENT"
  | "REFUNDS_PAYABLE"
  | "TAKEN_BACK"
  | "CARD_HOLDS"
  | "UNOPENED_GIFTS"
  | "RECEIVABLES"
  | "BANK"
  | "SHIPPING_REVENUE"
  | "EXTRAS_REVENUE"
  | "VAT_PAYABLE"
  | "DONATIONS_PAYABLE"
  | "REDEMPTIONS_PAYABLE"
  | "BREAKAGE"
  | "PROMOTION_COSTS"
  | "PROMOTION_BUDGET"
  | "COMPENSATIONS";

/** A house account by its kind, a gift card by its id. */
export type Account = HouseAccount | number;
