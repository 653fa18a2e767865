import type { StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../platform/database/index.ts";
import type { OrderState } from "./types.ts";

/** An order in a list of the admin. Personal: never logged. */
export interface FoundOrder {
  id: string;
  number: string;
  storefront: StorefrontCode;
  state: OrderState;
  firstName: string;
  lastName: string;
  email: string;
  currency: string;
  /** Minor units. */
  grandTotal: number;
  placedAt: Date;
}

/** Which orders. */
export interface OrderSearch {
  /** Of these storefronts alone; `undefined`: of all. */
  storefronts?: readonly string[] | undefined;
  /** Placed before this one, of the page before. */
  before?: { placedAt: Date; id: string } | undefined;
  most: number;
}

type Values = [readonly string[] | null, Date | null, string | null, number];

const columns = `o.id, o.number, o.storefront, o.state, o.first_name as "firstName", o.last_name as "lastName", o.email, o.currency,
  o.grand_total as "grandTotal", o.placed_at as "placedAt"`;
const filter = `($1::text[] is null or o.storefront = any ($1)) and ($2::timestamptz is null or (o.placed_at, o.id) < ($2, $3::uuid))`;
const order = "order by o.placed_at desc, o.id desc limit $4";

const newest = prepared<FoundOrder, Values>(
  "orders-newest",
  `select ${columns} from shop_order o where o.state <> 'DRAFT' and ${filter} ${order}`,
);
/** Of one storefront: its own index has them in their order. */
const newestOf = prepared<FoundOrder, [string, Date | null, string | null, number]>(
  "orders-newest-of",
  `select ${columns} from shop_order o where o.state <> 'DRAFT' and o.storefront = $1
     and ($2::timestamptz is null or (o.placed_at, o.id) < ($2, $3::uuid)) ${order}`,
);
const byNumber = prepared<FoundOrder, [...Values, string]>(
  "orders-by-number",
  `select ${columns} from shop_order o where o.number like $5 and ${filter} ${order}`,
);
const byEmail = prepared<FoundOrder, [...Values, string]>(
  "orders-by-email-begins",
  `select ${columns} from shop_order o where o.id in (
     select id from shop_order where lower(email) like $5
     union select order_id from order_package where recipient_email is not null and lower(recipient_email) like $5
   ) and ${filter} ${order}`,
);
const byName = prepared<FoundOrder, [...Values, string]>(
  "orders-by-name-begins",
  `select ${columns} from shop_order o where o.id in (
     select id from shop_order where lower(last_name) like $5
     union select id from shop_order where lower(first_name || ' ' || last_name) like $5
     union select order_id from order_package where recipient_name is not null and lower(recipient_name) like $5
   ) and ${filter} ${order}`,
);
const ofLines = prepared<FoundOrder, [...Values, readonly number[]]>(
  "orders-of-lines",
  `select ${columns} from shop_order o where o.id in (select order_id from order_line where id = any ($5::bigint[])) and ${filter} ${order}`,
);

const valuesOf = ({ storefronts, before, most }: OrderSearch): Values => [
  storefronts ?? null,
  before?.placedAt ?? null,
  before?.id ?? null,
  most,
];

/** What begins like a text: signs that mean something to the database mean themselves. */
const begins = (text: string): string => `${text.replace(/[\\%_]/gu, "\\$&")}%`;

/** The newest orders. */
export const newestOrders = (db: Queryable, search: OrderSearch): Promise<FoundOrder[]> => {
  const [storefront, ...others] = search.storefronts ?? [];
  const [, placedAt, id, most] = valuesOf(search);
  if (storefront !== undefined && others.length === 0) return newestOf.all(db, storefront, placedAt, id, most);
  return newest.all(db, ...valuesOf(search));
};

/** Orders whose number begins so. */
export const ordersByNumber = (db: Queryable, text: string, search: OrderSearch): Promise<FoundOrder[]> =>
  byNumber.all(db, ...valuesOf(search), begins(text.toUpperCase()));

/** Orders of a buyer, or with a receiver, whose address begins so. */
export const ordersByAddress = (db: Queryable, text: string, search: OrderSearch): Promise<FoundOrder[]> =>
  byEmail.all(db, ...valuesOf(search), begins(text.toLowerCase()));

/** Orders of a buyer, or with a receiver, whose name begins so. */
export const ordersByName = (db: Queryable, text: string, search: OrderSearch): Promise<FoundOrder[]> =>
  byName.all(db, ...valuesOf(search), begins(text.toLowerCase()));

/** The orders of lines. */
export const ordersOfLines = (db: Queryable, lines: readonly number[], search: OrderSearch): Promise<FoundOrder[]> =>
  ofLines.all(db, ...valuesOf(search), lines);
