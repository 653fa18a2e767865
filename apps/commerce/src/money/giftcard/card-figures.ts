import { prepared, type Queryable } from "../../platform/database/index.ts";

/** What was spent from cards of a storefront on one of its days. Minor units. */
export interface DayRedeemed {
  storefront: string;
  /** ISO 8601 date, in the zone that was asked for. */
  day: string;
  currency: string;
  payments: number;
  amount: number;
}

/** Cards that end in a month, by their ids, of a legal entity and currency. */
export interface Ending {
  legalEntity: string;
  currency: string;
  /** `YYYY-MM` */
  month: string;
  cards: readonly number[];
}

const redeemed = prepared<DayRedeemed, [string, string, Date, Date]>(
  "gift-card-redeemed",
  `select c.storefront, to_char(h.held_at at time zone $2, 'YYYY-MM-DD') as day, c.currency, count(*)::int as payments,
     sum(h.amount - h.refunded)::bigint as amount
   from gift_card_hold h join gift_card c on c.id = h.card
   where c.storefront = $1 and h.state = 'CAPTURED' and h.held_at >= $3 and h.held_at < $4
   group by 1, 2, 3 order by 2`,
);
const ending = prepared<Ending, [string, string]>(
  "gift-card-ending",
  `select legal_entity as "legalEntity", currency, to_char(expires_on, 'YYYY-MM') as month, array_agg(id) as cards
   from gift_card where state in ('ACTIVE', 'BLOCKED') and expires_on >= $1::date and expires_on < $2::date
   group by 1, 2, 3 order by 3, 1, 2`,
);

/**
 * What was spent from the cards of a storefront, by day, from one
 * moment until another; what went back to them since is left out.
 */
export const redeemedOf = (
  db: Queryable,
  { storefront, timeZone }: { storefront: string; timeZone: string },
  { from, until }: { from: Date; until: Date },
): Promise<DayRedeemed[]> => redeemed.all(db, storefront, timeZone, from, until);

/** Cards that end from one day until another, ISO 8601, by month. */
export const cardsEnding = (db: Queryable, from: string, until: string): Promise<Ending[]> =>
  ending.all(db, from, until);
