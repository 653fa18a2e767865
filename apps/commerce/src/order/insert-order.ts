import { prepared, type Queryable } from "../database/index.ts";
import { type OrderRecord, orderColumns } from "./read-order.ts";
import { totalsOf } from "./totals.ts";
import type { DraftPackage, OrderDraft } from "./types.ts";

type Columns = [
  string,
  string,
  string,
  string,
  string,
  number,
  number,
  number,
  string,
  string,
  string,
  string | null,
  string,
  string | null,
  string | null,
  string | null,
  number,
  number,
  number,
  number,
  number,
  number,
  string,
  Buffer,
  Date,
  string | null,
  string,
  string,
];

/** Order, address, packages and lines in one statement. 61803399 and 10^8 have no common divisor, so no number comes twice. */
const insert = prepared<Omit<OrderRecord, "view">, Columns>(
  "order-insert",
  `with placed as (
     insert into shop_order as o (id, number, storefront, legal_entity, language, currency, visitor, cart, cart_version, state,
       first_name, last_name, email, phone_number, customer_type, company_name, vat_number, reference_number,
       goods_total, extras_total, shipping_total, shipping_vat, vat_total, grand_total, view, request_hash, placed_at)
     select $1, $2 || '-' || lpad((nextval('order_number') * 61803399 % 100000000)::text, 8, '0'), $2, $3, $4, $5, $6, $7, $8,
       'PENDING', $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23::jsonb, $24, $25
     returning ${orderColumns}
   ), addressed as (
     insert into order_address select ($1::uuid), a.* from jsonb_to_record($26::jsonb) as a ("firstName" text, "lastName" text,
       "companyName" text, "countryCode" text, "postCode" text, "houseNumber" text, "suffix" text, "street" text, "city" text,
       "addressLine2" text, "phoneNumber" text) where $26::jsonb is not null
   ), packed as (
     insert into order_package (order_id, position, tag, kind, recipient_name, recipient_email, message)
     select $1, p.* from jsonb_to_recordset($27::jsonb) as p (position int, tag text, kind text, "recipientName" text,
       "recipientEmail" text, message text) order by position
     returning id, position
   ), lined as (
     insert into order_line (order_id, package, position, kind, variation, extra, title, image_url, image_alt, background_color,
       quantity, unit_price)
     select $1, packed.id, l.position, l.kind, l.variation, l.extra, l.title, l."imageUrl", l."imageAlt", l."backgroundColor", l.quantity,
       l."unitPrice"
     from jsonb_to_recordset($28::jsonb) as l (package int, position int, kind text, variation int, extra int, title text, "imageUrl" text,
       "imageAlt" text, "backgroundColor" text, quantity int, "unitPrice" bigint)
     join packed on packed.position = l.package order by l.package, l.position
   )
   select * from placed`,
);

const packageRows = (packages: readonly DraftPackage[]) =>
  packages.map(({ lines: _, ...one }, position) => ({ ...one, position }));

const lineRows = (packages: readonly DraftPackage[]) =>
  packages.flatMap(({ lines }, index) => lines.map((line, position) => ({ ...line, package: index, position })));

/**
 * Writes an order that waits for payment, under an id that the caller made up. Violates {@link oneLiveOrder} where the
 * basket has an order that lives.
 */
export const insertOrder = async (client: Queryable, id: string, draft: OrderDraft): Promise<OrderRecord> => {
  const { buyer } = draft;
  const { goods, extras, grand } = totalsOf(draft);
  const row = await insert.first(
    client,
    id,
    draft.storefront,
    draft.legalEntity,
    draft.language,
    draft.currency,
    draft.visitor,
    draft.cart,
    draft.cartVersion,
    buyer.firstName,
    buyer.lastName,
    buyer.email,
    buyer.phoneNumber,
    buyer.customerType,
    buyer.companyName,
    buyer.vatNumber,
    buyer.referenceNumber,
    goods,
    extras,
    draft.shipping,
    draft.shippingVat,
    draft.vat,
    grand,
    JSON.stringify(draft.view),
    draft.requestHash,
    draft.placedAt,
    draft.address && JSON.stringify(draft.address),
    JSON.stringify(packageRows(draft.packages)),
    JSON.stringify(lineRows(draft.packages)),
  );
  if (row === undefined) throw new Error("The order was not written.");
  return { ...row, view: draft.view };
};
