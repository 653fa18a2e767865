import type { Queryable } from "../../../platform/database/index.ts";
import { email } from "../../../platform/outbox/email.ts";
import { writeEmail } from "../../../platform/outbox/written-emails.ts";
import type { Services } from "../../../platform/services.ts";
import { readQuoteById } from "../quotes/quotes-table.ts";
import { quoteFacts } from "./quote-facts.ts";
import type { BuyerNews, ShopNews } from "./types.ts";

/** Something to tell about a quote; `n` is the version or comment that it is about. */
interface QuoteJob<News> {
  quoteId: string;
  news: News;
  n?: number;
}

const nameOf = async (db: Queryable, { quoteId }: QuoteJob<unknown>): Promise<string | undefined> =>
  (await readQuoteById(db, quoteId))?.reference;

/** To the buyer of a quote: it has come, is priced, was answered, is over, was given up by staff. */
export const quoteEmail = email("quote", {
  facts: (services, job: QuoteJob<BuyerNews>) => quoteFacts(services, job),
  template: async () => (await import("./compose-quote.tsx")).composeQuote,
  nameOf,
  // Whose address it is was perhaps never proven.
  mayBeRefused: true,
});

/** To the shop: somebody asks for a quote, wrote, accepted, gave up. */
export const quoteShopEmail = email("quote-shop", {
  facts: (services, job: QuoteJob<ShopNews>) => quoteFacts(services, job),
  template: async () => (await import("./compose-quote-shop.tsx")).composeQuoteForShop,
  nameOf,
});

type Writing = Pick<Services, "enqueue" | "clock">;

/** Promises an email to the buyer, in the caller's transaction; each news is told once. */
export const tellBuyer = (services: Writing, client: Queryable, job: QuoteJob<BuyerNews>): Promise<void> =>
  writeEmail(services, client, quoteEmail, job);

/** Promises the email to the shop. */
export const tellShop = (services: Writing, client: Queryable, job: QuoteJob<ShopNews>): Promise<void> =>
  writeEmail(services, client, quoteShopEmail, job);
