import type { Language, StorefrontCode } from "@giftshop/storefront-config";
import { batch, inBatches } from "../../platform/batches.ts";
import { type Pool, prepared, type Queryable } from "../../platform/database/index.ts";
import { queueOf } from "../../platform/outbox/email.ts";

/** A message of a visitor. Personal: never logged. */
export interface ContactMessage {
  reference: string;
  storefront: StorefrontCode;
  /** Language of the page it was written on. */
  language: Language;
  name: string;
  email: string;
  orderNumber: string | null;
  message: string;
}

/** A message as it was kept. */
export interface ReceivedMessage extends ContactMessage {
  receivedAt: Date;
}

const insert = prepared<
  { id: number },
  [string, StorefrontCode, Language, string, string, string | null, string, Date]
>(
  "contact-insert",
  `insert into contact_message (reference, storefront, language, name, email, order_number, message, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
);
const find = prepared<ReceivedMessage, [number]>(
  "contact-find",
  `select reference, storefront, language, name, email, order_number as "orderNumber", message,
     created_at as "receivedAt"
   from contact_message where id = $1`,
);
const forget = prepared<{ forgotten: number }, [Date, string, string, number]>(
  "contact-forget",
  `with gone as (
     delete from contact_message where id in (
       select id from contact_message m where created_at < $1::timestamptz - interval '14 days' and not exists (
         select from letter l where l.queue in ($2, $3) and l.job = jsonb_build_object('messageId', m.id)
           and (l.state = 'WAITING' or l.queue = $2 and l.state = 'FAILED'))
       order by created_at limit $4)
     returning id
   ), emails as (
     delete from letter l using gone where l.queue in ($2, $3) and l.job = jsonb_build_object('messageId', gone.id)
   )
   select count(*) as forgotten from gone`,
);

/** Writes a message and answers its id. */
export const insertMessage = async (client: Queryable, message: ContactMessage, now: Date): Promise<number> => {
  const { reference, storefront, language, name, email, orderNumber, message: text } = message;
  const row = await insert.first(client, reference, storefront, language, name, email, orderNumber, text, now);
  if (row === undefined) throw new Error("The message was not written.");
  return row.id;
};

/** A message by its id; `undefined` once it was forgotten. */
export const contactForMail = (db: Queryable, id: number): Promise<ReceivedMessage | undefined> => find.first(db, id);

/**
 * Forgets messages of two weeks ago that reached the shop with no confirmation waiting, a batch at a
 * time. A refused confirmation keeps nothing: its address was never proven.
 *
 * @returns how many
 */
export const forgetMessages = (pool: Pool, now: Date, most = batch): Promise<number> =>
  inBatches(pool, most, async (client) => {
    const done = await forget.first(client, now, queueOf("contact-message"), queueOf("contact-confirmation"), most);
    return done?.forgotten ?? 0;
  });
