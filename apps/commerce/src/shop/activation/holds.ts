import { prepared, type Queryable } from "../../platform/database/index.ts";

/** A blank card that an order gives value to. Minor units. */
export interface HeldCard {
  card: number;
  amount: number;
}

const insert = prepared<{ card: number }, [string, string, number[], number[]]>(
  "activation-hold",
  `insert into activation_hold (card, request, order_id, amount)
   select h.card, $1, $2, h.amount from unnest($3::bigint[], $4::bigint[]) as h (card, amount) order by h.card
   on conflict (card) do nothing returning card`,
);
const release = prepared<Record<never, never>, [string]>(
  "activation-release",
  "delete from activation_hold where order_id = $1 and activated_at is null",
);
const ofOrder = prepared<HeldCard & { request: string; activatedAt: Date | null }, [string]>(
  "activation-held",
  `select card, amount, request, activated_at as "activatedAt" from activation_hold where order_id = $1 order by card`,
);
const taken = prepared<{ card: number }, [readonly number[], string]>(
  "activation-taken",
  "select card from activation_hold where card = any ($1::bigint[]) and request <> $2",
);
const done = prepared<Record<never, never>, [string, Date]>(
  "activation-held-done",
  "update activation_hold set activated_at = $2 where order_id = $1",
);
/** Keeps cards for an order, and answers whether all of them could be had: one order a card. */
export const holdForOrder = async (
  client: Queryable,
  request: string,
  orderId: string,
  cards: readonly HeldCard[],
): Promise<boolean> => {
  const ids = cards.map(({ card }) => card);
  const amounts = cards.map(({ amount }) => amount);
  return (await insert.all(client, request, orderId, ids, amounts)).length === cards.length;
};

/** Lets the cards of an order go that came to nothing. */
export const releaseHolds = async (client: Queryable, orderId: string): Promise<void> =>
  void (await release.run(client, orderId));

/** Cards of an order, and the request they stand in. */
export const heldCards = (db: Queryable, orderId: string) => ofOrder.all(db, orderId);

/** Those of these cards that an order of another request gives value to, or gave. */
export const takenCards = async (
  db: Queryable,
  cards: readonly number[],
  request: string,
): Promise<ReadonlySet<number>> => new Set((await taken.all(db, cards, request)).map(({ card }) => card));

export const noteActivated = async (client: Queryable, orderId: string, now: Date): Promise<void> =>
  void (await done.run(client, orderId, now));
