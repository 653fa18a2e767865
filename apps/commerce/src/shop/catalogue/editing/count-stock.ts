import type { StorefrontCode } from "@giftshop/storefront-config";
import { type PoolClient, prepared, violates } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import { announceAvailability } from "../stock/purge.ts";

interface Counted {
  variation: number;
  before: number;
  onHand: number;
  reserved: number;
}

const count = prepared<Counted, [StorefrontCode, string, number]>(
  "stock-count",
  `with old as (
    select s.variation_id, s.on_hand from product p join variation v on v.product = p.id and v.kind = 'PHYSICAL'
      join variation_stock s on s.variation_id = v.id
    where p.storefront = $1 and p.brand = $2 for update of s
  )
  update variation_stock s set on_hand = s.on_hand + $3 from old where s.variation_id = old.variation_id
  returning s.variation_id as variation, old.on_hand as before, s.on_hand as "onHand", s.reserved`,
);

/**
 * Why pieces were not counted: the product has no stock
 * that runs out, or orders hold more than would be left.
 */
export type StockRefusal = "NO_STOCK" | "HELD";

/**
 * Counts pieces that came or were lost (below zero), in the caller's transaction; the database refuses to
 * count below what orders hold.
 */
export const countStock = async (
  services: Services,
  client: PoolClient,
  { storefront, path, pieces }: { storefront: StorefrontCode; path: string; pieces: number },
): Promise<Counted | StockRefusal> => {
  try {
    const counted = await count.first(client, storefront, path, pieces);
    if (counted === undefined) return "NO_STOCK";
    const free = counted.onHand - counted.reserved;
    const wasFree = counted.before - counted.reserved;
    if (free <= 0 !== wasFree <= 0) await announceAvailability(services, client, [counted.variation]);
    return counted;
  } catch (error) {
    if (violates(error, "variation_stock_not_oversold") || violates(error, "variation_stock_on_hand_check"))
      return "HELD";
    throw error;
  }
};
