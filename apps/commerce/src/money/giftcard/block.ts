import { prepared, type Queryable } from "../../platform/database/index.ts";

const blockOf = prepared<{ id: number }, [number[]]>(
  "gift-card-block",
  `update gift_card set state = 'BLOCKED' where order_line = any((select $1::bigint[])::bigint[])
     and state in ('ACTIVE', 'INACTIVE') returning id`,
);
const unblockOf = prepared<{ id: number }, [number[]]>(
  "gift-card-unblock",
  `update gift_card set state = 'ACTIVE' where order_line = any((select $1::bigint[])::bigint[]) and state = 'BLOCKED' returning id`,
);
const countBlocked = prepared<{ n: number }>(
  "gift-card-blocked",
  "select count(*)::int as n from gift_card where state = 'BLOCKED'",
);

/** Blocks the cards of these order lines, whatever is left on them; answers how many were not blocked before. */
export const blockCards = async (client: Queryable, orderLines: readonly number[]): Promise<number> =>
  (await blockOf.all(client, [...orderLines])).length;

/** Lets blocked cards of these order lines be spent again; answers how many. */
export const unblockCards = async (client: Queryable, orderLines: readonly number[]): Promise<number> =>
  (await unblockOf.all(client, [...orderLines])).length;

/** How many cards are blocked now. */
export const blockedCards = async (db: Queryable): Promise<number> => (await countBlocked.first(db))?.n ?? 0;
