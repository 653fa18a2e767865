import { prepared, type Queryable } from "../../platform/database/index.ts";

const blockOf = prepared<{ id: number }, [number[]]>(
  "gift-card-block",
  `update gift_card set state = 'BLOCKED' where order_line = any((select $1::bigint[])::bigint[])
     and state in ('ACTIVE', 'INACTIVE') returning id`,
);
const unblockOf = prepared<{ id: number }, [number[]]>(
  "gift-card-unblock",
  `update gift_card set state = case when activated_at is null then 'INACTIVE' else 'ACTIVE' end
   where order_line = any((select $1::bigint[])::bigint[]) and state = 'BLOCKED'
     and not exists (select from gift_card_decision d where d.card = gift_card.id) returning id`,
);
const blockById = prepared<{ id: number }, [readonly number[]]>(
  "gift-card-block-by-id",
  "update gift_card set state = 'BLOCKED' where id = any($1::bigint[]) and state in ('ACTIVE', 'INACTIVE') returning id",
);
const unblockById = prepared<{ id: number }, [readonly number[]]>(
  "gift-card-unblock-by-id",
  `update gift_card set state = case when activated_at is null then 'INACTIVE' else 'ACTIVE' end
   where id = any($1::bigint[]) and state = 'BLOCKED'
     and not exists (select from gift_card_decision d where d.card = gift_card.id) returning id`,
);
const countBlocked = prepared<{ n: number }>(
  "gift-card-blocked",
  "select count(*)::int as n from gift_card where state = 'BLOCKED'",
);

/**
 * Blocks the cards of these order lines, whatever is left on them; answers how many were not blocked before.
 */
export const blockCards = async (client: Queryable, orderLines: readonly number[]): Promise<number> =>
  (await blockOf.all(client, [...orderLines])).length;

/** Lets blocked cards of these order lines be spent again; answers how many. */
export const unblockCards = async (client: Queryable, orderLines: readonly number[]): Promise<number> =>
  (await unblockOf.all(client, [...orderLines])).length;

/** Blocks these cards; answers how many were not blocked before. */
export const blockTheseCards = async (client: Queryable, cards: readonly number[]): Promise<number> =>
  (await blockById.all(client, cards)).length;

/** Lets these blocked cards be spent, or activated, again; answers how many. */
export const unblockTheseCards = async (client: Queryable, cards: readonly number[]): Promise<number> =>
  (await unblockById.all(client, cards)).length;

/** How many cards are blocked now. */
export const blockedCards = async (db: Queryable): Promise<number> => (await countBlocked.first(db))?.n ?? 0;
