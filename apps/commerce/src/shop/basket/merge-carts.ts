import { getStorefront, storefronts } from "@giftshop/storefront-config";
import { type PoolClient, prepared } from "../../platform/database/index.ts";
import { contentColumns } from "./line-columns.ts";
import { openCart } from "./lock-cart.ts";

interface GuestCart {
  id: number;
  storefront: string;
}

const lockOpen = prepared<GuestCart, [number, readonly string[]]>(
  "cart-merge-lock",
  `select id, storefront from cart where visitor = $1 and order_id is null and storefront = any ($2)
   order by storefront for update`,
);

/** Equal lines become one, of 99 pieces at most. */
const moveLines = prepared<Record<never, never>, [number, number]>(
  "cart-merge-lines",
  `with moved as (delete from cart_package where cart = $1 returning *)
   insert into cart_package (cart, fingerprint, quantity, ${contentColumns()})
   select $2, fingerprint, quantity, ${contentColumns()} from moved
   on conflict (cart, fingerprint) do update set quantity = least(99, cart_package.quantity + excluded.quantity)`,
);
const changed = prepared<Record<never, never>, [readonly number[]]>(
  "cart-merge-changed",
  "update cart set version = version + 1, changed_at = now() where id = any ($1)",
);

/**
 * Moves what a visitor has in the baskets of a legal entity into those of another visitor, in the caller's transaction. Done
 * again, there is nothing left to move.
 */
export const mergeCarts = async (
  client: PoolClient,
  { from, into, legalEntity }: { from: number; into: number; legalEntity: string },
): Promise<void> => {
  if (from === into) return;
  const codes = storefronts.filter((storefront) => storefront.legalEntity === legalEntity).map(({ code }) => code);
  for (const cart of await lockOpen.all(client, from, codes)) {
    const { currency, code } = getStorefront(cart.storefront as (typeof codes)[number]);
    const target = await openCart.first(client, into, code, currency);
    if (target === undefined) throw new Error("The basket cannot be opened.");
    await moveLines.run(client, cart.id, target.cartId);
    await changed.run(client, [cart.id, target.cartId]);
  }
};
