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
  /** Only orders of these storefronts; `undefined` means all. */
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
/** The newest orders of one storefront, whose own index has them in their order. */
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
  /** As many orders that begin so as are asked for, in no order. */
  ids: Statement<{ id: string }, [string, number]>;
  /** Those of the given orders that have a receiver who begins so. */
  received: Statement<{ id: string }, [readonly string[], string]>;
  /** What a buyer is looked for by. */
  buyer: (order: FoundOrder) => readonly string[];
}

/**
 * @param buyer expressions of an order that have an index for it
 * @param receiver a column of its packages that has one
 * @param of what the expressions say of an order
 */
const beginning = (
  name: string,
  { buyer, receiver, of }: { buyer: readonly string[]; receiver: string; of: Beginning["buyer"] },
): Beginning => {
  const own = buyer.map((expression) => `select id from shop_order where lower(${expression}) like $1`);
  return {
    ids: prepared(
      `orders-by-${name}-ids`,
      `${own.join(" union all ")}
       union all select order_id from order_package where ${receiver} is not null and lower(${receiver}) like $1 limit $2`,
    ),
    received: prepared(
      `orders-by-${name}-received`,
      `select order_id as id from order_package
       where order_id = any ($1::uuid[]) and ${receiver} is not null and lower(${receiver}) like $2`,
    ),
    buyer: of,
  };
};

const byEmail = beginning("email", { buyer: ["email"], receiver: "recipient_email", of: ({ email }) => [email] });
const byName = beginning("name", {
  buyer: ["last_name", "first_name || ' ' || last_name"],
  receiver: "recipient_name",
  of: ({ firstName, lastName }) => [lastName, `${firstName} ${lastName}`],
});
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
export const newestOrders = async (db: Queryable, search: OrderSearch): Promise<FoundOrder[]> => {
  if (search.storefronts?.length === 0) return [];
  const [storefront, ...others] = search.storefronts ?? [];
  const [, placedAt, id, most] = valuesOf(search);
  if (storefront !== undefined && others.length === 0) return newestOf.all(db, storefront, placedAt, id, most);
  return newest.all(db, ...valuesOf(search));
};

/** Orders whose number begins so. */
export const ordersByNumber = (db: Queryable, text: string, search: OrderSearch): Promise<FoundOrder[]> =>
  byNumber.all(db, ...valuesOf(search), begins(text.toUpperCase()));

/**
 * Most orders that are sorted; where a text begins more, the newest are looked through until a page is full.
 */
const mostSorted = 5000;
/** Orders that are looked through at a time. */
const perLook = 5000;
/** How often: what is not found then is old, and all of it is put in order. */
const mostLooks = 20;

const amongNewest = async (
  db: Queryable,
  way: Beginning,
  text: string,
  search: OrderSearch,
): Promise<FoundOrder[] | undefined> => {
  const found: FoundOrder[] = [];
  let { before } = search;
  for (let nth = 0; nth < mostLooks; nth += 1) {
    const orders = await newestOrders(db, { ...search, before, most: perLook });
    const ids = orders.map(({ id }) => id);
    const received = new Set((await way.received.all(db, ids, begins(text))).map(({ id }) => id));
    const fits = (order: FoundOrder): boolean =>
      received.has(order.id) || way.buyer(order).some((words) => words.toLowerCase().startsWith(text));
    found.push(...orders.filter(fits));
    if (found.length >= search.most || orders.length < perLook) return found.slice(0, search.most);
    before = orders.at(-1);
  }
  return undefined;
};

const beginsWith = async (db: Queryable, way: Beginning, words: string, search: OrderSearch): Promise<FoundOrder[]> => {
  const text = words.toLowerCase();
  const idsUpTo = async (most: number) => (await way.ids.all(db, begins(text), most)).map(({ id }) => id);
  const ids = await idsUpTo(mostSorted + 1);
  const newest = ids.length > mostSorted ? await amongNewest(db, way, text, search) : undefined;
  if (newest) return newest;
  const all = ids.length > mostSorted ? await idsUpTo(1_000_000) : ids;
  return all.length === 0 ? [] : ofIds.all(db, ...valuesOf(search), all);
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
