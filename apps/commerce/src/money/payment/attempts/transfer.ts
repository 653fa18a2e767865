import { prepared, type Queryable } from "../../../platform/database/index.ts";
import type { TransferAccount } from "../provider/provider.ts";

const keep = prepared<Record<never, never>, [string, string]>(
  "payment-transfer-keep",
  "update payment_attempt set transfer = $2::jsonb where id = $1 and transfer is distinct from $2::jsonb",
);

/** Keeps where the money of a bank transfer is to be sent. */
export const keepTransfer = async (client: Queryable, attempt: string, transfer: TransferAccount): Promise<void> =>
  void (await keep.run(client, attempt, JSON.stringify(transfer)));

/** A bank transfer that an order waits for. `amount` in minor units of `currency`. */
export interface AwaitedTransfer extends TransferAccount {
  attemptId: string;
  currency: string;
  amount: number;
  /** Until when it is waited for. */
  expiresAt: Date;
}

const awaited = prepared<
  { attemptId: string; currency: string; amount: number; expiresAt: Date; transfer: TransferAccount },
  [string]
>(
  "payment-transfer-awaited",
  `select id as "attemptId", currency, amount, expires_at as "expiresAt", transfer from payment_attempt
   where order_id = $1 and state in ('OPEN', 'PENDING') and transfer is not null order by n desc limit 1`,
);

/** The bank transfer that an order waits for, or `undefined`. */
export const awaitedTransfer = async (db: Queryable, orderId: string): Promise<AwaitedTransfer | undefined> => {
  const row = await awaited.first(db, orderId);
  if (row === undefined) return undefined;
  const { transfer, ...rest } = row;
  return { ...transfer, ...rest };
};

const ending = prepared<{ orderId: string }, [Date, Date, number]>(
  "payment-transfers-ending",
  `select order_id as "orderId" from payment_attempt
   where state in ('OPEN', 'PENDING') and transfer is not null and expires_at between $1 and $2 order by expires_at limit $3`,
);

/** Orders whose bank transfer is waited for until some time between two moments, the most urgent first. */
export const endingTransfers = async (db: Queryable, from: Date, until: Date, most: number): Promise<string[]> =>
  (await ending.all(db, from, until, most)).map(({ orderId }) => orderId);
