import type { OrderRecord } from "../../../money/order/index.ts";
import type { PoolClient } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import { tellShop } from "../emails/emails.ts";
import { isOfQuote, noteAccepted } from "./quotes-table.ts";

/**
 * Notes that the quote of an order was accepted, where it is of one:
 * in the transaction in which the order is paid, or bought on invoice.
 */
export const acceptQuoteOf = async (
  services: Pick<Services, "enqueue" | "clock">,
  client: PoolClient,
  order: Pick<OrderRecord, "id" | "cart">,
): Promise<void> => {
  if (!isOfQuote(order)) return;
  const quoteId = await noteAccepted(client, order, services.clock.now());
  if (quoteId !== undefined) await tellShop(services, client, { quoteId, news: "accepted" });
};
