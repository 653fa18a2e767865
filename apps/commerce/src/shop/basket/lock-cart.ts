import type { Storefront } from "@giftshop/storefront-config";
import { type PoolClient, pipelined, prepared } from "../../platform/database/index.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { type VisitorKey, visitorById, visitorIs } from "../../platform/graphql/visitor-key.ts";
import { problemsOf } from "./limits.ts";
import { priceBasket } from "./price-basket.ts";
import { type Cart, readCart } from "./reading/read-cart.ts";
import type { CartSnapshot } from "./types.ts";

export interface LockedCart {
  cartId: number;
  version: number;
}

/** Locks the visitor's basket, making it if there is none. */
export const openCart = prepared<LockedCart, [number | null, string, string, Buffer | null]>(
  "cart-open",
  `insert into cart (visitor, storefront, currency) values (${visitorIs("$1", "$4")}, $2, $3)
    on conflict (visitor, storefront) where order_id is null do update set changed_at = now()
    returning id as "cartId", version`,
);

const lockOpenCart = prepared<LockedCart, [number | null, string, Buffer | null]>(
  "cart-lock",
  `select id as "cartId", version from cart
   where visitor = ${visitorIs("$1", "$3")} and storefront = $2 and order_id is null for update`,
);

/**
 * Locks the visitor's basket until the caller's transaction ends: nobody changes it or makes
 * another order of it meanwhile. `undefined` where there is none. Lock it before stock.
 */
export const lockCart = async (
  client: PoolClient,
  visitorId: number,
  { code }: Pick<Storefront, "code">,
): Promise<LockedCart | undefined> => {
  const locked = await lockOpenCart.first(client, visitorId, code, null);
  // One that was paid while this call waited for it may have
  // left another behind, which only a new statement sees.
  return locked ?? lockOpenCart.first(client, visitorId, code, null);
};

type Shop = Pick<Scope, "services" | "storefront">;

/** Reads what was locked by the statement before, in its packet: as it is since then. */
const readBehind = (client: PoolClient, { services, storefront }: Shop, who: VisitorKey, adding: number | null) =>
  readCart({ services, db: client, storefront }, who, adding);

const keyOf = (visitor: number | VisitorKey): VisitorKey =>
  typeof visitor === "number" ? visitorById(visitor) : visitor;

/**
 * {@link lockCart} with all that is in the basket.
 *
 * @param adding a variation whose stock matters too
 */
export const lockAndRead = async (
  client: PoolClient,
  shop: Shop,
  visitor: number | VisitorKey,
  adding: number | null = null,
): Promise<Cart | undefined> => {
  const who = keyOf(visitor);
  const once = () =>
    pipelined(
      lockOpenCart.first(client, who.id, shop.storefront.code, who.token),
      readBehind(client, shop, who, adding),
    );
  const [locked, cart] = await once();
  if (locked) return cart;
  // As for `lockCart`: what is read without its lock is not believed.
  const [again, next] = await once();
  return again && next;
};

/** Locks and reads a basket, which is made where there is none. */
export const openAndRead = async (
  client: PoolClient,
  shop: Shop,
  visitor: number | VisitorKey,
  adding: number | null = null,
): Promise<Cart> => {
  const { code, currency } = shop.storefront;
  const who = keyOf(visitor);
  const [, cart] = await pipelined(
    openCart.first(client, who.id, code, currency, who.token),
    readBehind(client, shop, who, adding),
  );
  if (cart === undefined) throw new Error("The basket cannot be opened.");
  return cart;
};

/** A basket under lock, with prices and rules as they are now; `undefined` where it is empty. */
export const judgeCart = (
  { cartId, version, visitorId, lines, free, snapshot, soldOut, cards }: Cart,
  { services, storefront, language }: Pick<Scope, "services" | "storefront" | "language">,
): CartSnapshot | undefined => {
  if (lines.length === 0) return undefined;
  const now = services.clock.now();
  return {
    cartId,
    version,
    visitorId,
    storefront: storefront.code,
    currency: storefront.currency,
    lines,
    cards,
    priced: priceBasket(lines, storefront, now),
    problems: problemsOf(lines, free, { storefront, language, now }),
    catalogue: { snapshot, soldOut, now },
  };
};
