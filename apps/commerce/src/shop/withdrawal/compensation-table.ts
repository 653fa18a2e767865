import { prepared, type Queryable } from "../../platform/database/index.ts";

/** Money that was given back beside gifts. `amount` in minor units of `currency`. */
export interface CompensationRecord {
  /** A uuid: names the refund. */
  id: string;
  orderId: string;
  currency: string;
  amount: number;
  madeAt: Date;
}

const insert = prepared<Record<never, never>, [string, string, string, number, Date]>(
  "compensation-insert",
  "insert into compensation (id, order_id, currency, amount, made_at) values ($1, $2, $3, $4, $5)",
);
const find = prepared<CompensationRecord, [string]>(
  "compensation-find",
  `select id, order_id as "orderId", currency, amount, made_at as "madeAt" from compensation where id = $1`,
);

export const insertCompensation = async (
  client: Queryable,
  { id, orderId, currency, amount, madeAt }: CompensationRecord,
): Promise<void> => void (await insert.run(client, id, orderId, currency, amount, madeAt));

export const findCompensation = (db: Queryable, id: string): Promise<CompensationRecord | undefined> =>
  find.first(db, id);
