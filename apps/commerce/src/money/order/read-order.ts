import type { Language, StorefrontCode } from "@giftshop/storefront-config";
import type { DeliveryPlan } from "@giftshop/storefront-config/delivery";
import { prepared, type Queryable } from "../../platform/database/index.ts";
import type { Buyer, DeliveryKind, LineKind, OrderKind, OrderState } from "./types.ts";

/** An order as the money core works with it. Amounts in minor units of `currency`. */
export interface OrderRecord {
  id: string;
  kind: OrderKind;
  number: string;
  storefront: StorefrontCode;
  legalEntity: string;
  language: Language;
  currency: string;
  visitor: number;
  /** Visitor of the account that was signed in, where the order is another's. */
  accountVisitor: number | null;
  cart: number;
  cartVersion: number;
  state: OrderState;
  firstName: string;
  lastName: string;
  email: string;
  customerType: Buyer["customerType"];
  companyName: string | null;
  vatNumber: string | null;
  referenceNumber: string | null;
  shippingTotal: number;
  shippingVat: number;
  vatTotal: number;
  grandTotal: number;
  placedAt: Date;
  cartClosed: boolean;
  /**
   * Nobody knows any more whose it was, because it was never
   * paid (retention/): it cannot be paid now, and has no view.
   */
  forgotten: boolean;
  /** It waits for a bank transfer, and holds nothing: what it needs is looked for when the money comes. */
  unheld: boolean;
}

/** An order with its basket as it was bought, for the pages; it is large. */
export interface ShownOrder extends OrderRecord {
  view: unknown;
}

export interface OrderLine {
  id: number;
  package: number;
  packageKind: DeliveryKind;
  /** The package's id in the basket. */
  tag: string;
  recipientName: string | null;
  recipientEmail: string | null;
  /** Place of its address among those of the order; null for what is e-mailed. */
  address: number | null;
  kind: LineKind;
  variation: number | null;
  extra: number | null;
  title: string;
  imageUrl: string;
  imageAlt: string;
  backgroundColor: string;
  quantity: number;
  unitPrice: number;
  /** The day that its package was ordered for. */
  plan: DeliveryPlan | null;
}

/** An order of a basket that waits for payment or was paid. */
export interface LiveOrder extends Pick<OrderRecord, "id" | "visitor" | "state"> {
  /** Hash of everything the buyer asked for. */
  requestHash: Buffer;
}

export const orderColumns = `o.id, o.kind, o.number, o.storefront, o.legal_entity as "legalEntity", o.language, o.currency, o.visitor, o.account_visitor as "accountVisitor", o.cart,
  o.cart_version as "cartVersion", o.state, o.first_name as "firstName", o.last_name as "lastName", o.email,
  o.customer_type as "customerType",
  o.company_name as "companyName", o.vat_number as "vatNumber", o.reference_number as "referenceNumber",
  o.shipping_total as "shippingTotal", o.shipping_vat as "shippingVat", o.vat_total as "vatTotal",
  o.grand_total as "grandTotal", o.cart_closed as "cartClosed", o.forgotten_at is not null as forgotten, o.unheld,
  o.placed_at as "placedAt"`;

const byId = prepared<ShownOrder, [string]>(
  "order-by-id",
  `select ${orderColumns}, o.view from shop_order o where o.id = $1`,
);
const byLine = prepared<OrderRecord, [number]>(
  "order-by-line",
  `select ${orderColumns} from shop_order o join order_line l on l.order_id = o.id where l.id = $1`,
);
const lockById = prepared<OrderRecord, [string]>(
  "order-lock",
  `select ${orderColumns} from shop_order o where o.id = $1 for no key update`,
);
const linesOf = prepared<OrderLine, [string]>(
  "order-lines",
  `select l.id, l.package, p.kind as "packageKind", p.tag, p.recipient_name as "recipientName",
     p.recipient_email as "recipientEmail", p.address, l.kind, l.variation, l.extra, l.title, l.image_url as "imageUrl",
     l.image_alt as "imageAlt", l.background_color as "backgroundColor", l.quantity, l.unit_price as "unitPrice",
     p.plan
   from order_line l join order_package p on p.id = l.package where l.order_id = $1 order by p.position, l.position`,
);
const byNumber = prepared<OrderRecord, [string]>(
  "order-by-number",
  `select ${orderColumns} from shop_order o where o.number = $1`,
);
const isLive = "o.state in ('PENDING', 'PAID', 'FULFILLING', 'COMPLETED')";
const liveOfCart = prepared<LiveOrder, [number]>(
  "order-live-of-cart",
  `select o.id, o.visitor, o.state, o.request_hash as "requestHash" from shop_order o where o.cart = $1 and ${isLive}`,
);

/** An order by its uuid; the caller has checked that it is one. */
export const readOrder = (db: Queryable, id: string): Promise<ShownOrder | undefined> => byId.first(db, id);

/** The order that a line belongs to. */
export const readOrderOfLine = (db: Queryable, line: number): Promise<OrderRecord | undefined> =>
  byLine.first(db, line);

/**
 * An order by its uuid, locked until the transaction ends.
 * Whoever also locks its payments locks the order first.
 */
export const lockOrder = (client: Queryable, id: string): Promise<OrderRecord | undefined> =>
  lockById.first(client, id);

export const readLines = (db: Queryable, id: string): Promise<OrderLine[]> => linesOf.all(db, id);

/** An order by the number that people know it by. */
export const readOrderByNumber = (db: Queryable, number: string): Promise<OrderRecord | undefined> =>
  byNumber.first(db, number);

/**
 * The index by which a basket has one order that lives. Whoever looks for
 * another one first does not see it before it is committed, and violates this.
 */
export const oneLiveOrder = "shop_order_live_cart";

/** The order of a basket that waits for payment or was paid; there is at most one. */
export const liveOrderOfCart = (db: Queryable, cart: number): Promise<LiveOrder | undefined> =>
  liveOfCart.first(db, cart);

/** {@link LiveOrder} as JSON holds it: the hash in hex. */
export interface LiveOrderJson extends Omit<LiveOrder, "requestHash"> {
  requestHash: string;
}

/**
 * SQL for the {@link LiveOrderJson} of a basket; null where there is none.
 *
 * @param cart expression of the basket's id
 */
export const liveOrderJson = (cart: string): string =>
  `(select json_build_object('id', o.id, 'visitor', o.visitor, 'state', o.state, 'requestHash', encode(o.request_hash, 'hex'))
    from shop_order o where o.cart = ${cart} and ${isLive})`;

/**
 * SQL for the id of the order of a basket that waits for payment; null where there is none.
 *
 * @param cart expression of the basket's id
 */
export const pendingOrder = (cart: string): string =>
  `(select o.id from shop_order o where o.cart = ${cart} and o.state = 'PENDING')`;

/**
 * SQL for what of the catalogue a line was sold as; null where it is none of it.
 *
 * @param line expression of the line's id
 */
export const variationOfLine = (line: string): string => `(select l.variation from order_line l where l.id = ${line})`;

/** A live order as it was read by {@link liveOrderJson}. */
export const liveOrderOf = (json: LiveOrderJson): LiveOrder => ({
  ...json,
  requestHash: Buffer.from(json.requestHash, "hex"),
});
