import { prepared, type Queryable } from "../../platform/database/index.ts";

const lockCard = prepared<{ balance: number | null }, [number]>(
  "ledger-lock-card",
  "select ledger_lock_card($1) as balance",
);
const guard = prepared<{ stopped: boolean }>(
  "ledger-guard",
  "select stopped_at is not null as stopped from ledger_guard",
);

/**
 * Balance of a card in minor units, its row locked until
 * the transaction ends; `undefined` where there is none.
 */
export const lockCardBalance = async (client: Queryable, card: number): Promise<number | undefined> =>
  (await lockCard.first(client, card))?.balance ?? undefined;

const lockSome = prepared<{ card: number; balance: number | null }, [readonly number[]]>(
  "ledger-lock-cards",
  "select card, ledger_lock_card(card) as balance from unnest($1::bigint[]) as w (card)",
);

/**
 * Balances of several cards, locked in the given order, which must be that of their ids, so that nobody waits
 * in a circle; unknown cards are left out.
 */
export const lockCardBalances = async (
  client: Queryable,
  cards: readonly number[],
): Promise<ReadonlyMap<number, number>> =>
  new Map(
    (await lockSome.all(client, cards)).flatMap(({ card, balance }) =>
      balance === null ? [] : [[card, balance] as const],
    ),
  );

/** Whether the check of the books has stopped all spending. */
export const isSpendingStopped = async (client: Queryable): Promise<boolean> =>
  (await guard.first(client))?.stopped !== false;

const balances = prepared<{ id: number; balance: number }, [readonly number[]]>(
  "ledger-balances",
  "select id, balance from ledger_account where id = any ($1::bigint[]) and balance is not null",
);

/** What cards hold now, in minor units, by their ids: to be shown, as nothing is locked. */
export const balancesOf = async (db: Queryable, cards: readonly number[]): Promise<ReadonlyMap<number, number>> =>
  new Map((await balances.all(db, cards)).map(({ id, balance }) => [id, balance]));
