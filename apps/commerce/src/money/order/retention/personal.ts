import { prepared, type Queryable } from "../../../platform/database/index.ts";

/**
 * Who an order says bought it and whom it is for: everything
 * in it that its buyer typed. Personal: never logged.
 */
export interface PersonalOrder {
  id: string;
  buyer: Readonly<Record<string, string | null>>;
  /** What was given to whom, and what was written to them. */
  packages: readonly {
    recipientName: string | null;
    recipientEmail: string | null;
    message: string | null;
    items: readonly { title: string; quantity: number; unitPrice: number }[];
  }[];
  /** Where parcels went. */
  addresses: readonly Readonly<Record<string, unknown>>[];
  /** Whom an invoice is made out to; null where nothing asked for it. */
  billing: Readonly<Record<string, unknown>> | null;
}

const read = prepared<PersonalOrder, [readonly string[]]>(
  "orders-personal",
  `select o.id,
     json_build_object('firstName', o.first_name, 'lastName', o.last_name, 'email', o.email, 'phoneNumber', o.phone_number,
       'companyName', o.company_name, 'vatNumber', o.vat_number, 'referenceNumber', o.reference_number,
       'senderName', o.sender_name) as buyer,
     coalesce((select json_agg(json_build_object('recipientName', p.recipient_name, 'recipientEmail', p.recipient_email, 'message', p.message,
         'items', (select json_agg(json_build_object('title', l.title, 'quantity', l.quantity, 'unitPrice', l.unit_price) order by l.position)
           from order_line l where l.package = p.id)) order by p.position)
       from order_package p where p.order_id = o.id), '[]') as packages,
     coalesce((select json_agg(to_jsonb(a) - 'order_id' order by a.position) from order_address a where a.order_id = o.id), '[]') as addresses,
     (select to_jsonb(b) - 'order_id' from order_billing b where b.order_id = o.id) as billing
   from shop_order o where o.id = any ($1::uuid[]) and o.forgotten_at is null`,
);

/** What is personal in these orders, for their buyer. */
export const personalOf = async (
  db: Queryable,
  orders: readonly string[],
): Promise<ReadonlyMap<string, Omit<PersonalOrder, "id">>> =>
  new Map((await read.all(db, orders)).map(({ id, ...personal }) => [id, personal]));
