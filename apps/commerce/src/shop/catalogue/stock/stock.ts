import type { Holder } from "../../../money/order/index.ts";
import { type PoolClient, prepared } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import { announceAvailability } from "./purge.ts";

/** How many pieces of a variation. */
export interface StockLine {
  variationId: number;
  quantity: number;
}

interface Row {
  variationId: number;
  onHand: number;
  reserved: number;
}

/**
 * In the order of ids, so that two orders never wait in a circle; the ids stand in a query of their own, or
 * each array would be planned anew.
 */
const lockRows = prepared<Row, [number[]]>(
  "stock-lock",
  `select variation_id as "variationId", on_hand as "onHand", reserved from variation_stock
    where variation_id = any((select $1::int[])::int[]) order by variation_id for update`,
);

/** The rows of what an order holds, in the same order. */
const lockHeld = prepared<Row & { held: number }, [string]>(
  "stock-lock-held",
  `select s.variation_id as "variationId", s.on_hand as "onHand", s.reserved, h.quantity as held
    from stock_hold h join variation_stock s on s.variation_id = h.variation_id
    where h.order_id = $1 order by s.variation_id for update of s`,
);

const holdRows = prepared<
  Record<never, never>,
  [string, number[], number[], string | null, number | null, string | null]
>(
  "stock-hold",
  `with held as (
    insert into stock_hold (order_id, variation_id, quantity, network, visitor, mailbox) select $1, m.*, $4, $5, $6
      from unnest($2::int[], $3::int[]) as m (variation_id, quantity)
    returning variation_id, quantity
  )
  update variation_stock s set reserved = s.reserved + held.quantity from held where s.variation_id = held.variation_id`,
);

/** `$2` is true where the pieces leave the warehouse. */
const endHold = prepared<Record<never, never>, [string, boolean]>(
  "stock-end-hold",
  `with held as (
    delete from stock_hold where order_id = $1 returning variation_id, quantity
  )
  update variation_stock s set reserved = s.reserved - held.quantity, on_hand = s.on_hand - case when $2 then held.quantity else 0 end
  from held where s.variation_id = held.variation_id`,
);

/** What is left to order; the page shows that and no more. */
const free = ({ onHand, reserved }: Pick<Row, "onHand" | "reserved">): number => onHand - reserved;

const summed = (lines: readonly StockLine[]): Map<number, number> => {
  const sums = new Map<number, number>();
  for (const { variationId, quantity } of lines) sums.set(variationId, (sums.get(variationId) ?? 0) + quantity);
  return sums;
};

/**
 * What keeps pieces from being held: `outOfStock`, there are
 * not so many; `stockHeld`, others hold them and have not paid.
 */
export interface Short extends StockLine {
  why: "outOfStock" | "stockHeld";
}

/** How an order that is not paid holds pieces. */
export interface UnpaidHold {
  holder: Holder;
  /** How many of a product's pieces unpaid orders may hold then, of those on hand. */
  most(onHand: number): number;
  /** Throws where its holder may not hold so many pieces more. */
  judge(pieces: number): Promise<void>;
}

/**
 * Holds stock for an order, or nothing and answers what is short; variations that cannot run out are never
 * held, and without `unpaid` the order may have whatever is free.
 */
export const holdStock = async (
  services: Services,
  client: PoolClient,
  orderId: string,
  lines: readonly StockLine[],
  unpaid?: UnpaidHold,
): Promise<Short[]> => {
  const wanted = summed(lines);
  const rows = await lockRows.all(client, [...wanted.keys()]);
  const holds = rows.map((row) => ({ row, quantity: wanted.get(row.variationId) ?? 0 }));
  const short = holds.flatMap(({ row, quantity }): Short[] => {
    const had = Math.min(free(row), (unpaid?.most(row.onHand) ?? row.onHand) - row.reserved);
    if (had >= quantity) return [];
    const why = row.onHand < quantity ? "outOfStock" : "stockHeld";
    return [{ variationId: row.variationId, quantity: Math.max(0, had), why }];
  });
  if (short.length > 0 || holds.length === 0) return short;
  await unpaid?.judge(holds.reduce((pieces, { quantity }) => pieces + quantity, 0));
  await holdRows.run(
    client,
    orderId,
    holds.map(({ row }) => row.variationId),
    holds.map(({ quantity }) => quantity),
    unpaid?.holder.network ?? null,
    unpaid?.holder.visitor ?? null,
    unpaid?.holder.mailbox ?? null,
  );
  const last = holds.filter(({ row, quantity }) => free(row) === quantity);
  await announceAvailability(
    services,
    client,
    last.map(({ row }) => row.variationId),
  );
  return [];
};

/**
 * Gives back what the order holds where unpaid orders hold
 * more than `most` of a product; answers whether it did.
 */
export const releaseBeyond = async (
  services: Services,
  client: PoolClient,
  orderId: string,
  most: (onHand: number) => number,
): Promise<boolean> => {
  const held = await lockHeld.all(client, orderId);
  if (held.every(({ onHand, reserved }) => reserved <= most(onHand))) return false;
  await releaseStock(services, client, orderId);
  return true;
};

/** Gives back what the order holds: it was cancelled. */
export const releaseStock = async (services: Services, client: PoolClient, orderId: string): Promise<void> => {
  const held = await lockHeld.all(client, orderId);
  if (held.length === 0) return;
  await endHold.run(client, orderId, false);
  const back = held.filter((row) => free(row) === 0);
  await announceAvailability(
    services,
    client,
    back.map(({ variationId }) => variationId),
  );
};

/** Takes what a paid order holds out of the warehouse; what is left for others stays the same. */
export const takeStock = async (client: PoolClient, orderId: string): Promise<void> => {
  const held = await lockHeld.all(client, orderId);
  if (held.length > 0) await endHold.run(client, orderId, true);
};
