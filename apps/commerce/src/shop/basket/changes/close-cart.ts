import type { StorefrontCode } from "@giftshop/storefront-config";
import { orderedOf } from "../../../money/order/index.ts";
import { type PoolClient, pipelined, prepared } from "../../../platform/database/index.ts";
import { openCart } from "../lock-cart.ts";
import { contentColumns, contentTypes } from "../reading/line-columns.ts";

/** What an order says of its basket. */
interface OrderOfCart {
  id: string;
  /** The basket's id. */
  cart: number;
  /** Version of the basket that was ordered. */
  cartVersion: number;
}

interface StandingCart {
  orderId: string | null;
  visitor: number;
  storefront: StorefrontCode;
  currency: string;
  version: number;
}

/** Lines, or what is left of them, on their way to another basket: columns of `cart_package`. */
interface Rest {
  lines: unknown[] | null;
}

/** By its id alone: `order_id is null` would let PostgreSQL read all open baskets for it (docs/sql.md). */
const closeAsOrdered = prepared<Record<never, never>, [number, string, number]>(
  "cart-check-out",
  `update cart set order_id = $2, changed_at = now()
   where id = $1 and version = $3 and coalesce(order_id, '') = ''`,
);
const closeLocked = prepared<Record<never, never>, [number, string]>(
  "cart-check-out-locked",
  "update cart set order_id = $2, changed_at = now() where id = $1",
);
const lockById = prepared<StandingCart, [number]>(
  "cart-lock-by-id",
  `select order_id as "orderId", visitor, storefront, currency, version from cart where id = $1 for update`,
);

/** Lines of which an order has fewer pieces than its basket, with those that it has not. */
const rest = `select p.id, p.fingerprint, p.quantity - ordered.quantity as quantity, ${contentColumns("p")}
  from cart_package p, lateral (select ${orderedOf("$2", "p")} as quantity) ordered
  where p.cart = $1 and p.quantity > ordered.quantity`;

const readRest = prepared<Rest, [number, string]>(
  "cart-rest",
  `select jsonb_agg(to_jsonb(rest) order by id) as lines from (${rest}) rest`,
);
const takeRest = prepared<Rest, [number, string]>(
  "cart-take-rest",
  `with rest as (${rest}), gone as (
     delete from cart_package p using rest r where p.id = r.id and p.quantity = r.quantity
   ), fewer as (
     update cart_package p set quantity = p.quantity - r.quantity from rest r where p.id = r.id and p.quantity > r.quantity
   )
   select jsonb_agg(to_jsonb(rest) order by id) as lines from rest`,
);

/** Equal lines become one, of 99 pieces at most, under a version that no page has seen of either basket. */
const putRest = prepared<Record<never, never>, [number, number, string]>(
  "cart-put-rest",
  `with line as (
     insert into cart_package (cart, fingerprint, quantity, ${contentColumns()})
     select $1, r.* from jsonb_to_recordset($3::jsonb) as r (fingerprint bytea, quantity int, ${contentTypes})
     on conflict (cart, fingerprint) do update set quantity = least(99, cart_package.quantity + excluded.quantity)
   )
   update cart set version = greatest(version, $2) + 1, changed_at = now() where id = $1`,
);

const keepForVisitor = async (client: PoolClient, cart: StandingCart, left: Rest | undefined): Promise<void> => {
  if (!left?.lines) return;
  const next = await openCart.first(client, cart.visitor, cart.storefront, cart.currency, null);
  if (next === undefined) throw new Error("The basket cannot be opened.");
  await putRest.run(client, next.cartId, cart.version, JSON.stringify(left.lines));
};

/** Closes the basket where it is open. Answers the one that another order has closed before. */
const closeOpen = async (
  client: PoolClient,
  { id, cart, cartVersion }: OrderOfCart,
): Promise<StandingCart | undefined> => {
  if ((await closeAsOrdered.run(client, cart, id, cartVersion)) === 1) return undefined;
  const standing = await lockById.first(client, cart);
  if (standing === undefined || standing.orderId === id) return undefined;
  if (standing.orderId !== null) return standing;
  const [left] = await pipelined(takeRest.first(client, cart, id), closeLocked.run(client, cart, id));
  await keepForVisitor(client, standing, left);
  return undefined;
};

/**
 * Closes the basket of an order whose payment is promised; the next basket holds what it has beyond the
 * order.
 *
 * @returns false, with all as it is, where another order closed it, which can still be paid; true where
 * it is gone
 */
export const closePromisedCart = async (client: PoolClient, order: OrderOfCart): Promise<boolean> =>
  (await closeOpen(client, order)) === undefined;

/**
 * Closes the basket of a paid order like {@link closePromisedCart}, and never throws: the money is there.
 * The visitor also gets back what another order, now unpayable, had closed it with.
 */
export const closePaidCart = async (client: PoolClient, order: OrderOfCart): Promise<void> => {
  const standing = await closeOpen(client, order);
  if (standing) await keepForVisitor(client, standing, await readRest.first(client, order.cart, order.id));
};

/**
 * Gives a visitor back what a basket holds that was closed for an order which will never be; nothing where
 * the basket is gone.
 */
export const giveBackCart = async (
  client: PoolClient,
  { id, cart }: Omit<OrderOfCart, "cartVersion">,
): Promise<void> => {
  const standing = await lockById.first(client, cart);
  if (standing?.orderId !== id) return;
  await keepForVisitor(client, standing, await readRest.first(client, cart, id));
};

/** Locks the basket of an order, should it still be there, before stock is locked. */
export const lockCartOfOrder = async (client: PoolClient, { cart }: Pick<OrderOfCart, "cart">): Promise<void> => {
  await lockById.first(client, cart);
};
