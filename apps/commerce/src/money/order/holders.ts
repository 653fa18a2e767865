import { pipelined, prepared, type Queryable } from "../../platform/database/index.ts";

/** For whom an unpaid order holds pieces. Network and mailbox are hashes. */
export interface Holder {
  /** Null for a call between servers. */
  network: string | null;
  visitor: number;
  mailbox: string;
}

/** What one holder's unpaid orders hold by now: the most of what their network, visitor and mailbox hold. */
export interface Held {
  pieces: number;
  orders: number;
}

/** In one order for everybody, so that two orders never wait for each other. */
const lock = prepared<Record<never, never>, [string[]]>(
  "holder-lock",
  `select pg_advisory_xact_lock(key) from (
     select hashtextextended(name, 0) as key from unnest($1::text[]) as name order by key offset 0) keys`,
);

const held = prepared<Held, [string | null, number, string]>(
  "holder-held",
  `select coalesce(max(pieces), 0)::int as pieces, coalesce(max(orders), 0)::int as orders from (
     select sum(quantity) as pieces, count(distinct order_id) as orders from stock_hold where network = $1
     union all select sum(quantity), count(distinct order_id) from stock_hold where visitor = $2
     union all select sum(quantity), count(distinct order_id) from stock_hold where mailbox = $3) counted`,
);

/**
 * Counts what a holder's unpaid orders hold; until the transaction ends, no other order of theirs is counted.
 */
export const countHeld = async (client: Queryable, { network, visitor, mailbox }: Holder): Promise<Held> => {
  const names = [`visitor ${visitor}`, `mailbox ${mailbox}`, ...(network === null ? [] : [`network ${network}`])];
  const [, row] = await pipelined(lock.run(client, names), held.first(client, network, visitor, mailbox));
  return row ?? { pieces: 0, orders: 0 };
};

const letGo = prepared<Record<never, never>, [string]>(
  "order-unheld",
  "update shop_order set unheld = true where id = $1",
);

/** Notes that a waiting order holds nothing any more: what it needs is held again when it is paid, or not. */
export const noteUnheld = async (client: Queryable, id: string): Promise<void> => void (await letGo.run(client, id));
