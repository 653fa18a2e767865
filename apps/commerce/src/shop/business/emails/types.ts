import type { PricedQuote } from "../quotes/shown-quote.ts";

/** What the buyer of a quote is told. */
export type BuyerNews = "received" | "sent" | "comment" | "expired" | "withdrawn";
/** What the shop is told of a quote. */
export type ShopNews = "request" | "comment" | "accepted" | "withdrawn";

/** All that an email about a quote says. */
export interface QuoteMail<News> {
  news: News;
  /** The version or comment that it is about. */
  n: number | undefined;
  offer: PricedQuote;
  /** Token of the link to its page. */
  token: string;
  /** The comment that it is about. */
  comment: { id: number; text: string } | undefined;
  /** Number of the order that the quote became. */
  orderNumber: string | undefined;
  /** The offer as a document, where it brings one. */
  pdf: Buffer | undefined;
  /** Logo that the company wants printed, as PNG; with the request alone. */
  logo: Buffer | undefined;
}
