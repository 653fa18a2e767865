import type { Language, StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../database/index.ts";

/** A message of a visitor. Personal: never logged. */
export interface ContactMessage {
  reference: string;
  storefront: StorefrontCode;
  /** Of the page it was written on. */
  language: Language;
  name: string;
  email: string;
  orderNumber: string | null;
  message: string;
}

const insert = prepared<
  { id: number },
  [string, StorefrontCode, Language, string, string, string | null, string, Date]
>(
  "contact-insert",
  `insert into contact_message (reference, storefront, language, name, email, order_number, message, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
);
const find = prepared<ContactMessage, [number]>(
  "contact-find",
  `select reference, storefront, language, name, email, order_number as "orderNumber", message
   from contact_message where id = $1`,
);
const forget = prepared<Record<never, never>, [Date]>(
  "contact-forget",
  "delete from contact_message where created_at < $1::timestamptz - interval '14 days'",
);

/** Writes a message and answers its id. */
export const insertMessage = async (client: Queryable, message: ContactMessage, now: Date): Promise<number> => {
  const { reference, storefront, language, name, email, orderNumber, message: text } = message;
  const row = await insert.first(client, reference, storefront, language, name, email, orderNumber, text, now);
  if (row === undefined) throw new Error("The message was not written.");
  return row.id;
};

/** A message by its id; `undefined` once it was forgotten. */
export const contactForMail = (db: Queryable, id: number): Promise<ContactMessage | undefined> => find.first(db, id);

/** Forgets what was sent two weeks ago; answers how many messages that were. */
export const forgetMessages = (db: Queryable, now: Date): Promise<number> => forget.run(db, now);
