import type { Storefront } from "@giftshop/storefront-config";
import { type PoolClient, prepared } from "../../platform/database/index.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { problemsOf } from "./limits.ts";
import { priceBasket } from "./price-basket.ts";
import { readLockedCart } from "./reading/read-cart.ts";
import type { CartSnapshot } from "./types.ts";

export interface LockedCart {
  cartId: number;
  version: number;
}

/** Locks the visitor's basket, making it if there is none. */
export const openCart = prepared<LockedCart, [number, string, string]>(
  "cart-open",
  `insert into cart (visitor, storefront, currency) values ($1, $2, $3)
    on conflict (visitor, storefront) where order_id is null do update set changed_at = now()
    returning id as "cartId", version`,
);

const lockOpenCart = prepared<LockedCart, [number, string]>(
  "cart-lock",
  `select id as "cartId", version from cart where visitor = $1 and storefront = $2 and order_id is null for update`,
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
  const locked = await lockOpenCart.first(client, visitorId, code);
  // One that was paid while this call waited for it may have
  // left another behind, which only a new statement sees.
  return locked ?? lockOpenCart.first(client, visitorId, code);
};

/**
 * A basket that the caller has locked, with prices and rules as they are now; `undefined` where it is empty.
 */
export const judgeLockedCart = async (
  { services, storefront, language }: Pick<Scope, "services" | "storefront" | "language">,
  client: PoolClient,
  visitorId: number,
  locked: LockedCart,
): Promise<CartSnapshot | undefined> => {
  const { lines, free, snapshot, soldOut, cards } = await readLockedCart(
    { services, db: client, storefront, visitorId },
    locked,
  );
  if (lines.length === 0) return undefined;
  const now = services.clock.now();
  return {
    ...locked,
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
