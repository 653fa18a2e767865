import { storefrontCodes } from "@giftshop/storefront-config";
import { prepared } from "../../platform/database/index.ts";
import type { Measure } from "../../platform/module.ts";

const hour = 3_600_000;

/** Each storefront by its own index, however many orders there are. */
const paid = prepared<
  { storefront: string; currency: string | null; n: number; value: number },
  [readonly string[], Date]
>(
  "orders-measured",
  `select s.storefront, max(o.currency) as currency, count(o.id)::int as n, coalesce(sum(o.grand_total), 0)::bigint as value
   from unnest($1::text[]) as s (storefront) left join lateral (
     select id, currency, grand_total from shop_order o where o.storefront = s.storefront and o.paid_at > $2
   ) o on true group by s.storefront`,
);
const gifts = prepared<{ state: string; n: number; oldest: number }, [Date]>(
  "gifts-measured",
  `select d.state, count(*)::int as n, coalesce(extract(epoch from $1::timestamptz - min(greatest(o.paid_at, d.released_at))), 0)::float as oldest
   from delivery d join shop_order o on o.id = d.order_id
   where d.state in ('WAITING', 'FAILED') and (d.due_at is null or d.released_at is not null) group by d.state`,
);

/** What is sold and what waits to leave. */
export const orderMeasures: readonly Measure[] = [
  {
    name: "shop_orders_paid",
    help: "Orders that were paid within the last hour.",
    labels: ["storefront"],
    read: async (db, now) =>
      (await paid.all(db, storefrontCodes, new Date(now.getTime() - hour))).map(({ storefront, n }) => ({
        labels: { storefront },
        value: n,
      })),
  },
  {
    name: "shop_orders_paid_minor_units",
    help: "What these cost, minor units.",
    labels: ["storefront", "currency"],
    read: async (db, now) =>
      (await paid.all(db, storefrontCodes, new Date(now.getTime() - hour))).flatMap(
        ({ storefront, currency, value }) => (currency === null ? [] : [{ labels: { storefront, currency }, value }]),
      ),
  },
  {
    name: "shop_gifts_unsent",
    help: "Gifts by email that are due: WAITING for their turn, or FAILED as they were refused.",
    labels: ["state"],
    read: async (db, now) => (await gifts.all(db, now)).map(({ state, n }) => ({ labels: { state }, value: n })),
  },
  {
    name: "shop_gifts_unsent_oldest_seconds",
    help: "For how long the oldest of them waits.",
    labels: ["state"],
    read: async (db, now) =>
      (await gifts.all(db, now)).map(({ state, oldest }) => ({ labels: { state }, value: Math.max(0, oldest) })),
  },
];
