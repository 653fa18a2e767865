import type { StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable, type Statement } from "../../platform/database/index.ts";
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
const ofIds = prepared<FoundOrder, [...Values, readonly string[]]>(
  "orders-of-ids",
  `select ${columns} from shop_order o where o.id = any ($5::uuid[]) and ${filter} ${order}`,
);

/** One way to look for orders by what a text begins: by their buyer, or by a receiver of theirs. */
interface Beginning {
  ids: Statement<{ id: string }, [string, number]>;
  newest: Statement<FoundOrder, [...Values, string]>;
  newestOf: Statement<FoundOrder, [...Values, string]>;
}

/**
 * Each has an index of its own.
 *
 * @param buyer expressions of an order
 * @param receiver a column of its packages
 */
const beginning = (name: string, buyer: readonly string[], receiver: string): Beginning => {
  const own = buyer.map((expression) => `select id from shop_order where lower(${expression}) like $1`);
  const fits = [
    ...buyer.map((expression) => `lower(${expression}) like $5`),
    `exists (select from order_package p where p.order_id = o.id and p.${receiver} is not null and lower(p.${receiver}) like $5)`,
  ].join(" or ");
  const found = `select ${columns} from shop_order o where o.state <> 'DRAFT' and (${fits})`;
  return {
    ids: prepared(
      `orders-by-${name}-ids`,
      `${own.join(" union all ")}
       union all select order_id from order_package where ${receiver} is not null and lower(${receiver}) like $1 limit $2`,
    ),
    newest: prepared(`orders-by-${name}-newest`, `${found} and ${filter} ${order}`),
    newestOf: prepared(
      `orders-by-${name}-newest-of`,
      `select o.* from unnest($1::text[]) as place (storefront), lateral (
         ${found} and o.storefront = place.storefront and ($2::timestamptz is null or (o.placed_at, o.id) < ($2, $3::uuid)) ${order}
       ) o order by o."placedAt" desc, o.id desc limit $4`,
    ),
  };
};

const byEmail = beginning("email", ["email"], "recipient_email");
const byName = beginning("name", ["last_name", "first_name || ' ' || last_name"], "recipient_name");
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

/**
 * So many are put in order: where a text begins more, the newest ones are looked through until a page is
 * full.
 */
const mostSorted = 3000;

const beginsWith = async (db: Queryable, way: Beginning, text: string, search: OrderSearch): Promise<FoundOrder[]> => {
  const like = begins(text.toLowerCase());
  const ids = await way.ids.all(db, like, mostSorted + 1);
  const values = valuesOf(search);
  if (ids.length <= mostSorted)
    return ids.length === 0
      ? []
      : ofIds.all(
          db,
          ...values,
          ids.map(({ id }) => id),
        );
  return (search.storefronts ? way.newestOf : way.newest).all(db, ...values, like);
};

/** Orders of a buyer, or with a receiver, whose address begins so. */
export const ordersByAddress = (db: Queryable, text: string, search: OrderSearch): Promise<FoundOrder[]> =>
  beginsWith(db, byEmail, text, search);

/** Orders of a buyer, or with a receiver, whose name begins so. */
export const ordersByName = (db: Queryable, text: string, search: OrderSearch): Promise<FoundOrder[]> =>
  beginsWith(db, byName, text, search);

/** The orders of lines. */
export const ordersOfLines = (db: Queryable, lines: readonly number[], search: OrderSearch): Promise<FoundOrder[]> =>
  ofLines.all(db, ...valuesOf(search), lines);
