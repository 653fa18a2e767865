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
  /** The basket as it was bought, for the pages. */
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

export const orderColumns = `o.id, o.kind, o.number, o.storefront, o.legal_entity as "legalEntity", o.language, o.currency, o.visitor, o.account_visitor as "accountVisitor", o.cart,
  o.cart_version as "cartVersion", o.state, o.first_name as "firstName", o.last_name as "lastName", o.email,
  o.customer_type as "customerType",
  o.company_name as "companyName", o.vat_number as "vatNumber", o.reference_number as "referenceNumber",
  o.shipping_total as "shippingTotal", o.shipping_vat as "shippingVat", o.vat_total as "vatTotal",
  o.grand_total as "grandTotal", o.cart_closed as "cartClosed", o.forgotten_at is not null as forgotten, o.unheld,
  o.placed_at as "placedAt"`;

const byId = prepared<OrderRecord, [string]>(
  "order-by-id",
  `select ${orderColumns}, o.view from shop_order o where o.id = $1`,
);
const byLine = prepared<OrderRecord, [number]>(
  "order-by-line",
  `select ${orderColumns}, o.view from shop_order o join order_line l on l.order_id = o.id where l.id = $1`,
);
const lockById = prepared<OrderRecord, [string]>(
  "order-lock",
  `select ${orderColumns}, o.view from shop_order o where o.id = $1 for no key update`,
);
const linesOf = prepared<OrderLine, [string]>(
  "order-lines",
  `select l.id, l.package, p.kind as "packageKind", p.tag, p.recipient_name as "recipientName",
     p.recipient_email as "recipientEmail", p.address, l.kind, l.variation, l.extra, l.title, l.image_url as "imageUrl",
     l.image_alt as "imageAlt", l.background_color as "backgroundColor", l.quantity, l.unit_price as "unitPrice",
     p.plan
   from order_line l join order_package p on p.id = l.package where l.order_id = $1 order by p.position, l.position`,
);
const variationsOf = prepared<{ id: number; variation: number }, [readonly number[]]>(
  "order-line-variations",
  "select id, variation from order_line where id = any ($1) and variation is not null",
);
const byNumber = prepared<OrderRecord, [string]>(
  "order-by-number",
  `select ${orderColumns}, o.view from shop_order o where o.number = $1`,
);
const liveOfCart = prepared<OrderRecord & { requestHash: Buffer }, [number]>(
  "order-live-of-cart",
  `select ${orderColumns}, o.view, o.request_hash as "requestHash" from shop_order o
   where o.cart = $1 and o.state in ('PENDING', 'PAID', 'FULFILLING', 'COMPLETED')`,
);

/** An order by its uuid; the caller has checked that it is one. */
export const readOrder = (db: Queryable, id: string): Promise<OrderRecord | undefined> => byId.first(db, id);

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

/** What was sold in lines of orders: variations of the catalogue, by line. */
export const variationsOfLines = async (
  db: Queryable,
  lines: readonly number[],
): Promise<ReadonlyMap<number, number>> =>
  new Map((await variationsOf.all(db, lines)).map(({ id, variation }) => [id, variation]));

/**
 * The index by which a basket has one order that lives. Whoever looks for
 * another one first does not see it before it is committed, and violates this.
 */
export const oneLiveOrder = "shop_order_live_cart";

/** The order of a basket that waits for payment or was paid; there is at most one. */
export const liveOrderOfCart = (db: Queryable, cart: number) => liveOfCart.first(db, cart);
