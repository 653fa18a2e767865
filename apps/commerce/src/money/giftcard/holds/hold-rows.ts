import { prepared } from "../../../platform/database/index.ts";
import type { CardState } from "../terms.ts";

/** HELD: set aside; CAPTURED: its order was paid with it; RELEASED: on the card again. */
export type HoldState = "HELD" | "CAPTURED" | "RELEASED";

/** A hold with what its bookings need. `amount` in minor units of `currency`. */
export interface HoldRow {
  id: number;
  card: number;
  amount: number;
  legalEntity: string;
  currency: string;
}

const columns = `h.id, h.card, h.amount, c.legal_entity as "legalEntity", c.currency`;

export const insertHolds = prepared<
  { id: number; card: number; amount: number },
  [string, readonly number[], readonly number[], Date, Date]
>(
  "gift-card-hold",
  `insert into gift_card_hold (order_id, card, amount, held_at, expires_at)
   select $1, card, amount, $4, $5 from unnest($2::bigint[], $3::bigint[]) as w (card, amount)
   returning id, card, amount`,
);

export const moveHolds = prepared<HoldRow, [string, HoldState]>(
  "gift-card-hold-move",
  `update gift_card_hold h set state = $2 from gift_card c
   where h.order_id = $1 and h.state = 'HELD' and c.id = h.card returning ${columns}`,
);

/** What is set aside for an order, with how each card stands; locked with its state. */
export const openHolds = prepared<HoldRow & { state: CardState }, [string]>(
  "gift-card-hold-open",
  `select ${columns}, c.state from gift_card_hold h join gift_card c on c.id = h.card
   where h.order_id = $1 and h.state = 'HELD' order by h.card for no key update of h for share of c`,
);

export const prolongHolds = prepared<Record<never, never>, [string, Date]>(
  "gift-card-hold-prolong",
  "update gift_card_hold set expires_at = $2 where order_id = $1 and state = 'HELD' and expires_at < $2",
);

/** The cards that an order was ever to be paid with. */
export const cardsOfOrder = prepared<{ card: number }, [string]>(
  "gift-card-hold-cards",
  "select distinct card from gift_card_hold where order_id = $1",
);

/** Cards of an order with what each pays, set aside or captured. */
export const heldOfOrder = prepared<{ card: number; amount: number }, [string]>(
  "gift-card-hold-of-order",
  `select card, coalesce(sum(amount) filter (where state <> 'RELEASED'), 0)::bigint as amount from gift_card_hold
   where order_id = $1 group by card`,
);

/**
 * SQL for what is set aside for an order, or was captured, as a JSON list of card and amount.
 *
 * @param order expression of its id
 */
export const sharesJson = (order: string): string =>
  `(select coalesce(json_agg(share), '[]') from (select card, sum(amount)::bigint as amount from gift_card_hold
     where order_id = ${order} and state <> 'RELEASED' group by card) share)`;

/** Orders whose holds are over, the longest over first. */
export const overdueOrders = prepared<{ order: string }, [Date, number]>(
  "gift-card-hold-overdue",
  `select order_id as "order" from gift_card_hold where state = 'HELD' and expires_at <= $1
   group by order_id order by min(expires_at) limit $2`,
);
