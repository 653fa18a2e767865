import { readOrder } from "../../../money/order/index.ts";
import type { Services } from "../../../platform/services.ts";
import { logoOf } from "../quotes/logo-table.ts";
import { quotePdf } from "../quotes/quote-pdf.ts";
import { readQuoteById } from "../quotes/quotes-table.ts";
import { pricedQuote, shownVersion } from "../quotes/shown-quote.ts";
import { tokenOfQuote } from "../quotes/token.ts";
import { commentsOf } from "../quotes/versions-table.ts";
import type { BuyerNews, QuoteMail, ShopNews } from "./types.ts";

/**
 * Reads what an email about a quote says; `undefined` once the quote
 * was forgotten, and for an offer that another one has replaced.
 */
export const quoteFacts = async <News extends BuyerNews | ShopNews>(
  services: Services,
  { quoteId, news, n }: { quoteId: string; news: News; n?: number },
): Promise<QuoteMail<News> | undefined> => {
  const { pool, environment } = services;
  const quote = await readQuoteById(pool, quoteId);
  if (quote === undefined || (news === "sent" && (quote.state !== "SENT" || quote.version !== n))) return undefined;
  const offer = await pricedQuote(services, quote, shownVersion(quote));
  const comment = news === "comment" ? (await commentsOf(pool, quoteId)).find(({ id }) => id === n) : undefined;
  const order = quote.orderId === null ? undefined : await readOrder(pool, quote.orderId);
  return {
    news,
    n,
    offer,
    token: tokenOfQuote(environment, quoteId),
    comment,
    orderNumber: order?.number,
    logo: news === "request" ? await logoOf(pool, quoteId) : undefined,
    pdf: news === "sent" ? await quotePdf(offer, await logoOf(pool, quoteId)) : undefined,
  };
};
