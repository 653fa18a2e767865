import type { Language } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../../platform/database/index.ts";

/** Whom a digital package was sent to. */
export interface Receiver {
  package: number;
  line: number;
  name: string;
  email: string;
  language: Language;
}

const sent = `select p.id as package, l.id as line, coalesce(p.recipient_name, o.first_name) as name,
     coalesce(p.recipient_email, o.email) as email, o.language
   from order_line l join order_package p on p.id = l.package and p.kind = 'DIGITAL'
     join delivery d on d.package = p.id and d.state = 'SENT' join shop_order o on o.id = l.order_id`;

const ofLines = prepared<Receiver, [readonly number[]]>(
  "order-receivers-of-lines",
  `${sent} where l.id = any ($1::bigint[]) and (o.forgotten_at is null or p.recipient_email is not null) order by l.id`,
);
const ofMailbox = prepared<{ line: number }, [string, string]>(
  "order-lines-received",
  `with packages as (
     select p.id from order_package p join shop_order o on o.id = p.order_id
     where lower(p.recipient_email) = $2 and p.kind = 'DIGITAL' and o.legal_entity = $1
     union all
     select p.id from shop_order o join order_package p on p.order_id = o.id and p.recipient_email is null and p.kind = 'DIGITAL'
     where o.legal_entity = $1 and lower(o.email) = $2 and o.forgotten_at is null
   )
   select l.id as line from packages p join delivery d on d.package = p.id and d.state = 'SENT'
   join order_line l on l.package = p.id and l.kind = 'GIFTCARD'`,
);

/** Who got the e-mails of these lines; nobody of what was posted, or is yet to be sent. */
export const receiversOf = (db: Queryable, lines: readonly number[]): Promise<Receiver[]> => ofLines.all(db, lines);

/** Lines of gift cards whose e-mail went to an address, in shops of a legal entity. */
export const linesReceivedBy = async (
  db: Queryable,
  { email, legalEntity }: { email: string; legalEntity: string },
): Promise<number[]> => (await ofMailbox.all(db, legalEntity, email.toLowerCase())).map(({ line }) => line);
