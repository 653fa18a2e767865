import type { StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../platform/database/index.ts";

/** What a storefront sold on one of its days. Minor units of its currency. */
export interface DaySales {
  storefront: StorefrontCode;
  /** ISO 8601 date, in the zone that was asked for. */
  day: string;
  currency: string;
  orders: number;
  total: number;
  postage: number;
  extras: number;
}

const sales = prepared<DaySales, [string, string, string, Date, Date]>(
  "order-sales",
  `select storefront, to_char(paid_at at time zone $3, 'YYYY-MM-DD') as day, $2 as currency, count(*)::int as orders,
     sum(grand_total)::bigint as total, sum(shipping_total)::bigint as postage, sum(extras_total)::bigint as extras
   from shop_order where storefront = $1 and currency = $2 and paid_at >= $4 and paid_at < $5
   group by 1, 2 order by 2`,
);

/** Paid orders of a storefront by the day on which they were paid, from one moment until another. */
export const salesOf = (
  db: Queryable,
  { storefront, currency, timeZone }: { storefront: string; currency: string; timeZone: string },
  { from, until }: { from: Date; until: Date },
): Promise<DaySales[]> => sales.all(db, storefront, currency, timeZone, from, until);
