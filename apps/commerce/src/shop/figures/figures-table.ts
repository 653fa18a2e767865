import type { EventName } from "@giftshop/analytics/events";
import type { StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../platform/database/index.ts";

/** How often an event happened in a storefront on one of its days. */
export interface Figure {
  storefront: StorefrontCode;
  /** `YYYY-MM-DD`, as days are in the storefront's zone. */
  day: string;
  event: EventName;
  count: number;
}

// In one order of rows, so that two processes never wait for each other.
const add = prepared<
  Record<never, never>,
  [readonly string[], readonly string[], readonly string[], readonly number[]]
>(
  "figures-add",
  `insert into figure as f (storefront, day, event, count)
   select * from unnest($1::text[], $2::date[], $3::text[], $4::bigint[]) order by 1, 2, 3
   on conflict (storefront, day, event) do update set count = f.count + excluded.count`,
);
const read = prepared<Figure, [readonly StorefrontCode[] | null, string, string]>(
  "figures-read",
  `select storefront, day::text, event, count::float8 as count from figure
   where ($1::text[] is null or storefront = any ($1)) and day between $2::date and $3::date
   order by storefront, day, event`,
);
const claim = prepared<{ order_id: string }, [string, Date]>(
  "figures-claim-purchase",
  "insert into counted_purchase (order_id, counted_at) values ($1, $2) on conflict do nothing returning order_id",
);

/** Adds to what is counted; each storefront, day and event once. */
export const addFigures = (db: Queryable, figures: readonly Figure[]): Promise<number> =>
  add.run(
    db,
    figures.map(({ storefront }) => storefront),
    figures.map(({ day }) => day),
    figures.map(({ event }) => event),
    figures.map(({ count }) => count),
  );

/**
 * What was counted, by storefront, day and event; what never happened is left out.
 *
 * @param span days in the storefronts' own zones, `YYYY-MM-DD`, both included
 * @param storefronts default: all
 */
export const readFigures = (
  db: Queryable,
  span: { from: string; to: string },
  storefronts?: readonly StorefrontCode[],
): Promise<Figure[]> => read.all(db, storefronts ?? null, span.from, span.to);

/** Whether this purchase was not counted before, and is now. */
export const claimOnce = async (db: Queryable, order: string, now: Date): Promise<boolean> =>
  (await claim.first(db, order, now)) !== undefined;
