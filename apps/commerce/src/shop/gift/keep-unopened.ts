import { getStorefront } from "@giftshop/storefront-config";
import { earlierDay, lastDayOf } from "../../money/giftcard/index.ts";
import { amountOf, type OrderLine, type OrderRecord } from "../../money/order/index.ts";
import type { PoolClient } from "../../platform/database/index.ts";
import type { Services } from "../../platform/services.ts";
import { insertGifts } from "./gifts-table.ts";
import { hasLinks } from "./has-links.ts";
import { makeGiftLink } from "./link.ts";

const day = 86_400_000;

/** Days after the payment, when the time of a gift's cards begins even if it was not opened. */
export const openingDays = 90;

/**
 * Lines of an order whose cards are made when their gift is opened, and what these are worth, minor units.
 */
export interface Unopened {
  lines: ReadonlySet<number>;
  value: number;
}

const none: Unopened = { lines: new Set(), value: 0 };

/** The last day of a gift's cards should nobody open it before its time begins. */
const lastDayUnopened = (order: OrderRecord, paidAt: Date): string =>
  lastDayOf(getStorefront(order.storefront), new Date(paidAt.getTime() + openingDays * day));

/**
 * Notes the digital gifts of an order that was just paid, where its storefront makes their cards when
 * they are opened; their value is for the caller to book on UNOPENED_GIFTS, in the same transaction.
 *
 * @param lines those of which we make the cards
 * @param notAfter the last day that a line's cards must not outlive, if any: an ISO 8601 date
 */
export const keepUnopened = async (
  { environment, clock }: Pick<Services, "environment" | "clock">,
  client: PoolClient,
  order: OrderRecord,
  { lines, notAfter }: { lines: readonly OrderLine[]; notAfter: (line: OrderLine) => string | undefined },
): Promise<Unopened> => {
  if (!hasLinks(order.storefront, environment)) return none;
  const kept = lines.filter(({ kind, packageKind }) => kind === "GIFTCARD" && packageKind === "DIGITAL");
  if (kept.length === 0) return none;
  const paidAt = clock.now();
  const gifts = [...Map.groupBy(kept, (line) => line.package)].map(([packageId, own]) => ({
    package: packageId,
    orderId: order.id,
    storefront: order.storefront,
    legalEntity: order.legalEntity,
    currency: order.currency,
    value: own.reduce((sum, line) => sum + amountOf(line), 0),
    paidAt,
    expiresOn: own.reduce((last, line) => earlierDay(last, notAfter(line)), lastDayUnopened(order, paidAt)),
    ...makeGiftLink(environment),
  }));
  await insertGifts(client, gifts);
  return { lines: new Set(kept.map(({ id }) => id)), value: gifts.reduce((sum, { value }) => sum + value, 0) };
};
