import type { StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../../platform/database/index.ts";

/** How long gifts took from the moment they could leave until they did, seconds. */
export interface DeliveryTimes {
  storefront: StorefrontCode;
  /** ISO 8601 date of when they left, in the zone that was asked for. */
  day: string;
  kind: "DIGITAL" | "PHYSICAL";
  gifts: number;
  p50: number;
  p95: number;
}

const times = prepared<DeliveryTimes, [string, string, Date, Date]>(
  "order-delivery-times",
  `select o.storefront, to_char(d.first_sent_at at time zone $2, 'YYYY-MM-DD') as day, d.kind, count(*)::int as gifts,
     percentile_cont(0.5) within group (order by t.took)::float8 as p50, percentile_cont(0.95) within group (order by t.took)::float8 as p95
   from (
     select v.order_id, v.first_sent_at, v.due_at, p.kind from delivery v join order_package p on p.id = v.package
     where v.first_sent_at >= $3 and v.first_sent_at < $4
   ) d join shop_order o on o.id = d.order_id and o.storefront = $1 and o.paid_at is not null
     cross join lateral (select greatest(0, extract(epoch from d.first_sent_at - greatest(o.paid_at, coalesce(d.due_at, o.paid_at)))) as took) t
   group by 1, 2, 3 order by 2, 3`,
);

/** How long gifts of a storefront took that left from one moment until another, by day and kind. */
export const deliveryTimesOf = (
  db: Queryable,
  { storefront, timeZone }: { storefront: string; timeZone: string },
  { from, until }: { from: Date; until: Date },
): Promise<DeliveryTimes[]> => times.all(db, storefront, timeZone, from, until);
