import type { StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../platform/database/index.ts";

interface Counted {
  product: number;
  orders: number;
}

const counted = prepared<Counted, [StorefrontCode, Date, readonly number[], readonly number[]]>(
  "orders-of-products",
  `select sold.product, count(distinct o.id)::int as orders
   from shop_order o join order_line l on l.order_id = o.id
     join unnest($3::int[], $4::int[]) as sold (variation, product) on sold.variation = l.variation
   where o.storefront = $1 and o.kind in ('REGULAR', 'MULTI_ADDRESS') and o.state in ('PAID', 'FULFILLING', 'COMPLETED') and o.paid_at >= $2
   group by sold.product`,
);

/**
 * How many paid orders of a storefront since `since` hold each
 * product; one that was refunded as a whole does not count.
 * @param sold the variations that are counted, each with its product
 */
export const countOrders = async (
  db: Queryable,
  storefront: StorefrontCode,
  since: Date,
  sold: readonly { variation: number; product: number }[],
): Promise<Map<number, number>> => {
  const [variations, products] = [sold.map(({ variation }) => variation), sold.map(({ product }) => product)];
  const rows = await counted.all(db, storefront, since, variations, products);
  return new Map(rows.map(({ product, orders }) => [product, orders]));
};
