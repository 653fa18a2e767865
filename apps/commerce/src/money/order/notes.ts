import { prepared, type Queryable } from "../../platform/database/index.ts";

const notes = prepared<{ package: number; message: string }, [string]>(
  "order-notes",
  "select id as package, message from order_package where order_id = $1 and message is not null",
);

/** What the giver wrote to the receivers of an order, by package; gone some time after it was delivered. */
export const notesOf = async (db: Queryable, orderId: string): Promise<ReadonlyMap<number, string>> =>
  new Map((await notes.all(db, orderId)).map((row) => [row.package, row.message]));
