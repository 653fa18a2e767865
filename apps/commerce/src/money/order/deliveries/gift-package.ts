import type { Language, StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../../platform/database/index.ts";
import type { LineKind } from "../types.ts";

/** A line of a package, as it was sold. */
export interface GiftLine {
  id: number;
  kind: LineKind;
  variation: number | null;
  title: string;
  imageUrl: string;
  imageAlt: string;
  backgroundColor: string;
  quantity: number;
  /** Minor units. */
  unitPrice: number;
}

/** A digital package and whom it is from and for. Personal: shown to who has its link, or is sent it. */
export interface GiftPackage {
  package: number;
  orderId: string;
  orderNumber: string;
  storefront: StorefrontCode;
  language: Language;
  currency: string;
  /** The buyer's first name; empty once the order is forgotten. */
  buyerFirstName: string;
  buyerEmail: string;
  /** Whom its receiver is told it is from; empty once the order is forgotten. */
  senderName: string;
  /** Null: it goes to the buyer. */
  recipientName: string | null;
  recipientEmail: string | null;
  message: string | null;
  /** Message id of its email, in angle brackets. */
  messageId: string;
  lines: GiftLine[];
}

const read = prepared<GiftPackage, [number]>(
  "order-gift-package",
  `select p.id as package, o.id as "orderId", o.number as "orderNumber", o.storefront, o.language, o.currency,
     o.first_name as "buyerFirstName", o.email as "buyerEmail", coalesce(o.sender_name, o.first_name) as "senderName", p.recipient_name as "recipientName",
     p.recipient_email as "recipientEmail", p.message, '<' || d.message_id || '>' as "messageId",
     (select json_agg(json_build_object('id', l.id, 'kind', l.kind, 'variation', l.variation, 'title', l.title, 'imageUrl', l.image_url,
         'imageAlt', l.image_alt, 'backgroundColor', l.background_color, 'quantity', l.quantity, 'unitPrice', l.unit_price)
         order by l.position) from order_line l where l.package = p.id) as lines
   from delivery d join order_package p on p.id = d.package join shop_order o on o.id = p.order_id
   where p.id = $1 and p.kind = 'DIGITAL'`,
);

/** A digital package of a paid order with what is in it; `undefined` where there is none. */
export const readGiftPackage = (db: Queryable, packageId: number): Promise<GiftPackage | undefined> =>
  read.first(db, packageId);
