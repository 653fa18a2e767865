import { prepared, type Queryable } from "../../platform/database/index.ts";
import type { Batch } from "./types.ts";

const columns = `id, serial, account, company, storefront, language, variation, delivery, sender_name as "senderName", message, fields, expected, received, order_id as "orderId",
  created_at as "createdAt"`;

const insert = prepared<
  Batch,
  [
    string,
    string,
    string | null,
    string,
    string,
    number,
    string,
    string | null,
    string | null,
    readonly string[],
    number,
    Date,
  ]
>(
  "batch-insert",
  `insert into gift_batch (id, account, company, storefront, language, variation, delivery, sender_name, message, fields, expected, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning ${columns}`,
);
const find = prepared<Batch, [string]>("batch-find", `select ${columns} from gift_batch where id = $1`);
const lock = prepared<Batch, [string]>("batch-lock", `select ${columns} from gift_batch where id = $1 for update`);
const count = prepared<Record<never, never>, [string, number]>(
  "batch-received",
  "update gift_batch set received = $2 where id = $1 and received < $2",
);
const order = prepared<Record<never, never>, [string, string]>(
  "batch-order",
  "update gift_batch set order_id = $2 where id = $1",
);
const list = prepared<Batch, [string, string | null, string]>(
  "batch-list",
  `select ${columns} from gift_batch where (account = $1 or company = $2) and storefront = $3 order by created_at desc, id limit 50`,
);
const ofOrder = prepared<Batch, [string]>("batch-of-order", `select ${columns} from gift_batch where order_id = $1`);
/** What was never ordered. */
const forget = prepared<Record<never, never>, [Date, number]>(
  "batch-forget",
  `delete from gift_batch where id in (select id from gift_batch where order_id is null and created_at <= $1 order by created_at limit $2
     for update skip locked)`,
);

/** Begins a batch, whose rows are yet to come. */
export const insertBatch = async (
  client: Queryable,
  made: Omit<Batch, "serial" | "received" | "orderId">,
): Promise<Batch> => {
  const { id, account, company, storefront, language, variation, delivery, senderName } = made;
  const { message, fields, expected, createdAt } = made;
  const row = await insert.first(
    client,
    id,
    account,
    company,
    storefront,
    language,
    variation,
    delivery,
    senderName,
    message,
    fields,
    expected,
    createdAt,
  );
  if (row === undefined) throw new Error("The batch was not written.");
  return row;
};

export const findBatch = (db: Queryable, id: string): Promise<Batch | undefined> => find.first(db, id);

/** A list, locked until the transaction ends: whoever sends rows, or orders, takes turns. */
export const lockBatch = (client: Queryable, id: string): Promise<Batch | undefined> => lock.first(client, id);

/** Notes how many rows have come. */
export const noteReceived = async (client: Queryable, id: string, received: number): Promise<void> =>
  void (await count.run(client, id, received));

/** Notes which order it became. */
export const noteOrder = async (client: Queryable, id: string, orderId: string): Promise<void> =>
  void (await order.run(client, id, orderId));

/** Batches of an account, and of its company, in a storefront; the newest first. */
export const listBatches = (
  db: Queryable,
  { account, company, storefront }: Pick<Batch, "account" | "company" | "storefront">,
): Promise<Batch[]> => list.all(db, account, company, storefront);

/** The batch that became an order. */
export const batchOfOrder = (db: Queryable, orderId: string): Promise<Batch | undefined> => ofOrder.first(db, orderId);

/** Deletes what was begun and never ordered, a few at a time; answers how many. */
export const forgetBatches = (client: Queryable, before: Date, most: number): Promise<number> =>
  forget.run(client, before, most);

/** Below those of quotes and of companies that order by keys. */
const firstCart = 3_000_000_000_000;

/** The `cart` of the orders of a batch: none is a basket's, and one of them lives. */
export const cartOfBatch = ({ serial }: Pick<Batch, "serial">): number => -firstCart - serial;

/** Whether an order is that of a batch. */
export const isOfBatch = ({ cart }: { cart: number }): boolean => cart < -firstCart;
