import { prepared, type Queryable } from "../../platform/database/index.ts";

/** What somebody wrote about an order. */
export interface OrderNote {
  id: number;
  author: string;
  text: string;
  at: Date;
}

const insert = prepared<Record<never, never>, [string, string, string, string, Date]>(
  "staff-note-insert",
  "insert into order_note (order_id, staff, author, text, at) values ($1, $2, $3, $4, $5)",
);
const ofOrder = prepared<OrderNote, [string]>(
  "staff-notes",
  "select id, author, text, at from order_note where order_id = $1 order by id",
);

/** Keeps a note, for ever. */
export const writeNote = async (
  client: Queryable,
  { orderId, staff, author, text, now }: { orderId: string; staff: string; author: string; text: string; now: Date },
): Promise<void> => void (await insert.run(client, orderId, staff, author, text, now));

/** The notes of an order, the first first. */
export const notesOf = (db: Queryable, orderId: string): Promise<OrderNote[]> => ofOrder.all(db, orderId);
