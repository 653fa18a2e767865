import { getStorefront } from "@giftshop/storefront-config";
import { earlierDay, type IssuedCard, inheritedDay, issueCards, lastDayOf } from "../../../money/giftcard/index.ts";
import { amountOf, type OrderLine, type OrderRecord } from "../../../money/order/index.ts";
import type { PoolClient } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import type { Snapshot } from "../../catalogue/types.ts";
import { cardsOfLine } from "../../gift/index.ts";

/**
 * The last day that cards of a line must not outlive, an ISO
 * 8601 date; `undefined` where they have their full time.
 */
export type NotAfter = (line: OrderLine) => string | undefined;

const never: NotAfter = () => undefined;

/** What decides how long the cards of an order last that gift cards pay for. */
interface ToInherit {
  order: OrderRecord;
  lines: readonly OrderLine[];
  /** What gift cards pay of the order, minor units. */
  byCards: number;
  /** The catalogue; not needed where they pay nothing. */
  snapshot: Snapshot | undefined;
}

/**
 * A card that can be exchanged for others ends with the cards that pay for it: no exchange renews a card.
 */
export const inheritedDays = async (
  client: PoolClient,
  { order, lines, byCards, snapshot }: ToInherit,
): Promise<NotAfter> => {
  if (byCards === 0 || snapshot === undefined) return never;
  const own = lines.filter(({ variation }) => snapshot.byVariation.get(variation ?? -1)?.product.page === "CHOICE");
  const value = own.reduce((sum, line) => sum + amountOf(line), 0);
  if (value === 0) return never;
  const day = await inheritedDay(client, order, value);
  return (line) => (own.includes(line) ? day : undefined);
};

/**
 * Makes the cards of a paid order, valid from now on: blank packs without value until activated, and none yet
 * for what arrives wrapped.
 */
export const issueOrderCards = async (
  services: Services,
  client: PoolClient,
  { order, lines, notAfter }: { order: OrderRecord; lines: readonly OrderLine[]; notAfter: NotAfter },
): Promise<IssuedCard[]> => {
  const storefront = getStorefront(order.storefront);
  const now = services.clock.now();
  const most = lastDayOf(storefront, now);
  const policy = {
    storefront: order.storefront,
    group: storefront.group,
    legalEntity: order.legalEntity,
    currency: order.currency,
    activatedAt: now,
  };
  const all = lines.filter(({ kind }) => kind === "GIFTCARD");
  const issued: IssuedCard[] = [];
  for (const [expiresOn, own] of Map.groupBy(all, (line) => earlierDay(most, notAfter(line)))) {
    const cards = own.flatMap((line) => cardsOfLine(line, line.packageKind, storefront));
    issued.push(...(await issueCards(client, cards, { ...policy, expiresOn }, services.environment)));
  }
  return issued;
};
