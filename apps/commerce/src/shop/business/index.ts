export { staffName } from "./commands/arguments.ts";
export { ownCredit } from "./own-credit.ts";
export { acceptQuoteOf } from "./quotes/accept.ts";
export { ownQuote } from "./quotes/buyer.ts";
export { cartOfQuote, isOfQuote, lockQuoteByToken, quoteOfMailboxes } from "./quotes/quotes-table.ts";
export { showQuote } from "./quotes/show-quote.ts";
export { type PricedQuote, pricedQuote } from "./quotes/shown-quote.ts";
export { type Pricing, priceQuote, type Sending, sendQuote } from "./quotes/staff.ts";
export type { QuoteRecord } from "./quotes/types.ts";
