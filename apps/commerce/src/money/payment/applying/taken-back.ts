import { prepared, type Queryable } from "../../../platform/database/index.ts";

/**
 * What was taken back of a PAID attempt as far as we knew,
 * and what else explains that the provider holds less of it.
 */
export interface KnownTaken {
  /** In minor units of the attempt's currency. */
  amount: number;
  /** How often that has changed; 0: never. */
  n: number;
  changedAt: Date | null;
  /** What we give back ourselves, sent or not. */
  refunded: number;
  /** Whether it is the payment that its order was paid with. */
  charged: boolean;
}

const known = prepared<KnownTaken, [string]>(
  "payment-taken-known",
  `select coalesce(t.amount, 0) as amount, coalesce(t.n, 0) as n, t.changed_at as "changedAt",
     (select coalesce(sum(r.amount), 0)::bigint from payment_refund r where r.attempt = a.id) as refunded,
     exists (select from payment_charge c where c.attempt = a.id) as charged
   from payment_attempt a left join payment_taken_back t on t.attempt = a.id where a.id = $1`,
);
const change = prepared<Record<never, never>, [string, number, number, Date]>(
  "payment-taken-change",
  `insert into payment_taken_back (attempt, amount, n, changed_at) values ($1, $2, $3, $4)
   on conflict (attempt) do update set amount = excluded.amount, n = excluded.n, changed_at = excluded.changed_at, settled_at = null`,
);

/** Under the lock of the attempt's order. */
export const knownTaken = async (client: Queryable, attemptId: string): Promise<KnownTaken> => {
  const row = await known.first(client, attemptId);
  if (row === undefined) throw new Error(`There is no payment attempt ${attemptId}.`);
  return row;
};

/** Notes the `n`th change of what was taken back; a person has to look at it anew. */
export const noteTaken = async (client: Queryable, attemptId: string, amount: number, n: number, now: Date) =>
  void (await change.run(client, attemptId, amount, n, now));
