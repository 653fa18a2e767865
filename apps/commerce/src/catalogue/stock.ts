import { type PoolClient, prepared } from "../database/index.ts";
import type { Services } from "../services.ts";
import { announceAvailability } from "./purge.ts";

/** So many pieces of a variation. */
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
 * Locked in the order of their ids, so that two orders never wait for each other. The ids stand in a query of their own
 * because PostgreSQL would plan the statement anew for each array that it sees.
 */
const lockRows = prepared<Row, [number[]]>(
  "stock-lock",
  `select variation_id as "variationId", on_hand as "onHand", reserved from variation_stock
    where variation_id = any((select $1::int[])::int[]) order by variation_id for update`,
);

const moveRows = prepared<{ variationId: number }, [number[], number[], number[]]>(
  "stock-move",
  `update variation_stock s set on_hand = s.on_hand + m.on_hand, reserved = s.reserved + m.reserved
    from unnest($1::int[], $2::int[], $3::int[]) as m (variation_id, on_hand, reserved)
    where s.variation_id = m.variation_id
    returning s.variation_id as "variationId"`,
);

/** What is left to order; the page shows that and no more. */
const free = ({ onHand, reserved }: Row): number => onHand - reserved;

const summed = (lines: readonly StockLine[]): Map<number, number> => {
  const sums = new Map<number, number>();
  for (const { variationId, quantity } of lines) sums.set(variationId, (sums.get(variationId) ?? 0) + quantity);
  return sums;
};

type Move = (quantity: number) => { onHand: number; reserved: number };

const move = async (
  services: Services,
  client: PoolClient,
  lines: readonly StockLine[],
  step: Move,
): Promise<StockLine[]> => {
  const wanted = summed(lines);
  const rows = await lockRows.all(client, [...wanted.keys()]);
  const moves = rows.map((row) => {
    const delta = step(wanted.get(row.variationId) ?? 0);
    return {
      row,
      delta,
      after: { ...row, onHand: row.onHand + delta.onHand, reserved: row.reserved + delta.reserved },
    };
  });
  const short = moves.filter(({ after }) => free(after) < 0);
  if (short.length > 0) return short.map(({ row }) => ({ variationId: row.variationId, quantity: free(row) }));
  if (moves.length === 0) return [];
  const ids = moves.map(({ row }) => row.variationId);
  await moveRows.all(
    client,
    ids,
    moves.map(({ delta }) => delta.onHand),
    moves.map(({ delta }) => delta.reserved),
  );
  const turned = moves.filter(({ row, after }) => (free(row) === 0) !== (free(after) === 0));
  await announceAvailability(
    services,
    client,
    turned.map(({ row }) => row.variationId),
  );
  return [];
};

/**
 * Holds stock for an order that waits for payment. Answers an empty list when all of it is held; otherwise what is short
 * (`quantity` is what could have been had) and nothing is held. Variations that cannot run out are always had.
 */
export const holdStock = (services: Services, client: PoolClient, lines: readonly StockLine[]): Promise<StockLine[]> =>
  move(services, client, lines, (quantity) => ({ onHand: 0, reserved: quantity }));

/** Gives back what was held: the order was cancelled. The database refuses to give back more than is held. */
export const releaseStock = async (
  services: Services,
  client: PoolClient,
  lines: readonly StockLine[],
): Promise<void> => {
  await move(services, client, lines, (quantity) => ({ onHand: 0, reserved: -quantity }));
};

/** Takes what was held out of the warehouse: the order was paid. */
export const takeStock = async (services: Services, client: PoolClient, lines: readonly StockLine[]): Promise<void> => {
  await move(services, client, lines, (quantity) => ({ onHand: -quantity, reserved: -quantity }));
};
