import { deferDeliveries, type OrderLine, type OrderRecord } from "../../../money/order/index.ts";
import type { PoolClient } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import type { Snapshot } from "../../catalogue/types.ts";
import { insertCards } from "./issued-cards.ts";
import { issueQueue } from "./queue.ts";

const minute = 60_000;

/** How long an issuer is asked before a card of ours takes the place of its own. */
const timeout = 15 * minute;

/** A gift whose card nobody settled is not sent without it: whoever watches is told long before. */
const longest = 30 * 24 * 60 * minute;

/** Lines whose cards an issuer makes, and their packages, which wait for them. */
export interface Elsewhere {
  lines: ReadonlySet<number>;
  packages: ReadonlySet<number>;
}

/** An order that was just paid; catalogue and brands are not needed where it is no exchange. */
interface Paid {
  order: OrderRecord;
  lines: readonly OrderLine[];
  snapshot: Snapshot | undefined;
  /** Brands whose issuer makes their cards. */
  brands: ReadonlySet<string> | undefined;
}

const nowhere: Elsewhere = { lines: new Set(), packages: new Set() };

/**
 * Asks issuers for cards of an exchange that was just paid, in the transaction that settles it:
 * their packages wait, their value is owed to the brands. Call it when the deliveries have begun.
 */
export const requestIssue = async (
  services: Services,
  client: PoolClient,
  { order, lines, snapshot, brands }: Paid,
): Promise<Elsewhere> => {
  if (order.kind !== "REDEEM" || snapshot === undefined || brands === undefined || brands.size === 0) return nowhere;
  const now = services.clock.now();
  const cards = lines.flatMap((line) => {
    const brand = snapshot.byVariation.get(line.variation ?? -1)?.product.path;
    if (line.kind !== "GIFTCARD" || line.packageKind !== "DIGITAL" || brand === undefined || !brands.has(brand))
      return [];
    return Array.from({ length: line.quantity }, (_, n) => ({
      orderId: order.id,
      orderLine: line.id,
      n,
      package: line.package,
      storefront: order.storefront,
      brand,
      value: line.unitPrice,
      currency: order.currency,
      deadline: new Date(now.getTime() + timeout),
    }));
  });
  if (cards.length === 0) return nowhere;
  const packages = new Set(cards.map((card) => card.package));
  await insertCards.run(client, JSON.stringify(cards));
  await deferDeliveries(client, [...packages], new Date(now.getTime() + longest));
  await services.enqueue(client, issueQueue, {});
  return { lines: new Set(cards.map(({ orderLine }) => orderLine)), packages };
};
