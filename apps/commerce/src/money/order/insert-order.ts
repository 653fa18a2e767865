import { prepared, type Queryable } from "../../platform/database/index.ts";
import { type OrderRecord, orderColumns } from "./read-order.ts";
import { totalsOf } from "./totals.ts";
import type { DraftPackage, OrderDraft } from "./types.ts";

/**
 * Order, address, packages and lines in one statement; no number comes twice, as 61803399 and 10^8 have no
 * common divisor.
 */
const insert = prepared<OrderRecord, [string]>(
  "order-insert",
  `with draft as materialized (
     select * from jsonb_to_record($1::jsonb) as d (id uuid, kind text, storefront text, "legalEntity" text, language text, currency text,
       visitor bigint, "accountVisitor" bigint, cart bigint, "cartVersion" int, "firstName" text, "lastName" text, email text, "phoneNumber" text,
       "customerType" text, "companyName" text, "vatNumber" text, "referenceNumber" text, "senderName" text, goods bigint, extras bigint,
       shipping bigint, "shippingVat" bigint, vat bigint, grand bigint, remindable boolean, view jsonb, "requestHash" text, "placedAt" timestamptz,
       addresses jsonb, packages jsonb, lines jsonb)
   ), placed as (
     insert into shop_order as o (id, kind, number, storefront, legal_entity, language, currency, visitor, account_visitor, cart, cart_version, state,
       first_name, last_name, email, phone_number, customer_type, company_name, vat_number, reference_number, sender_name,
       goods_total, extras_total, shipping_total, shipping_vat, vat_total, grand_total, remindable, view, request_hash, placed_at)
     select id, kind, storefront || '-' || lpad((nextval('order_number') * 61803399 % 100000000)::text, 8, '0'), storefront,
       "legalEntity", language, currency, visitor, "accountVisitor", cart, "cartVersion", 'PENDING', "firstName", "lastName", email, "phoneNumber",
       "customerType", "companyName", "vatNumber", "referenceNumber", "senderName", goods, extras, shipping, "shippingVat", vat, grand, remindable, view,
       decode("requestHash", 'hex'), "placedAt"
     from draft
     returning ${orderColumns}
   ), addressed as (
     insert into order_address (order_id, position, first_name, last_name, company_name, country_code, post_code, house_number, suffix,
       street, city, address_line1, address_line2, phone_number, customer_type, email, invoice_email, reference_number)
     select draft.id, a.* from draft, jsonb_to_recordset(draft.addresses) as a (position smallint, "firstName" text,
       "lastName" text, "companyName" text, "countryCode" text, "postCode" text, "houseNumber" text, "suffix" text,
       "street" text, "city" text, "addressLine1" text, "addressLine2" text, "phoneNumber" text, "customerType" text,
       email text, "invoiceEmail" text, "referenceNumber" text)
   ), packed as (
     insert into order_package (order_id, position, tag, kind, address, fingerprint, recipient_name, recipient_email, message, plan,
       wanted_at, leaves_at, time_zone)
     select draft.id, p.position, p.tag, p.kind, p.address, decode(p.fingerprint, 'hex'), p."recipientName", p."recipientEmail", p.message,
       p.plan, p."wantedAt", p."leavesAt", p.plan ->> 'timeZone'
     from draft, jsonb_to_recordset(draft.packages) as p (position int, tag text, kind text, address smallint, fingerprint text,
       "recipientName" text, "recipientEmail" text, message text, plan jsonb, "wantedAt" timestamptz, "leavesAt" timestamptz) order by position
     returning id, position
   ), lined as (
     insert into order_line (order_id, package, position, kind, variation, extra, title, image_url, image_alt, background_color,
       quantity, unit_price)
     select draft.id, packed.id, l.position, l.kind, l.variation, l.extra, l.title, l."imageUrl", l."imageAlt",
       l."backgroundColor", l.quantity, l."unitPrice"
     from draft, jsonb_to_recordset(draft.lines) as l (package int, position int, kind text, variation int, extra int, title text,
       "imageUrl" text, "imageAlt" text, "backgroundColor" text, quantity int, "unitPrice" bigint)
     join packed on packed.position = l.package order by l.package, l.position
   )
   select * from placed`,
);

const packageRows = (packages: readonly DraftPackage[]) =>
  // SQL knows no JSON null from a plan that is absent.
  packages.map(({ lines: _, plan, ...one }, position) => ({ ...one, plan: plan ?? undefined, position }));

const lineRows = (packages: readonly DraftPackage[]) =>
  packages.flatMap(({ lines }, index) => lines.map((line, position) => ({ ...line, package: index, position })));

/** An order as the statement reads it: fields by name, absent ones null. */
const recordOf = (id: string, draft: OrderDraft) => {
  const { buyer, billing: _, packages, requestHash, ...terms } = draft;
  return {
    ...terms,
    ...buyer,
    ...totalsOf(draft),
    id,
    requestHash: requestHash.toString("hex"),
    packages: packageRows(packages),
    lines: lineRows(packages),
  };
};

/**
 * Writes an order that waits for payment, under an id that the caller made
 * up. Violates {@link oneLiveOrder} where the basket has an order that lives.
 */
export const insertOrder = async (client: Queryable, id: string, draft: OrderDraft): Promise<OrderRecord> => {
  const row = await insert.first(client, JSON.stringify(recordOf(id, draft)));
  if (row === undefined) throw new Error("The order was not written.");
  return row;
};
