import { getStorefront, storefronts } from "@giftshop/storefront-config";
import { type PoolClient, prepared } from "../../../platform/database/index.ts";
import { mostPackages } from "../limits.ts";
import { openCart } from "../lock-cart.ts";
import { contentColumns } from "../reading/line-columns.ts";

interface GuestCart {
  id: number;
  storefront: string;
}

const lockOpen = prepared<GuestCart, [number, readonly string[]]>(
  "cart-merge-lock",
  `select id, storefront from cart where visitor = $1 and order_id is null and storefront = any ($2)
   order by storefront for update`,
);

/** Minor units of cards' values: with wrapping and postage still an `Int` of the schema. */
const mostWorth = 2_000_000_000;

/** Equal lines become one, of 99 pieces at most; what would overfill the basket stays where it is. */
const moveLines = prepared<Record<never, never>, [number, number, number, number]>(
  "cart-merge-lines",
  `with held as (
     select count(*) as packages, coalesce(sum(value * quantity), 0) as worth from cart_package where cart = $2
   ), coming as (
     select p.id, k.id is not null as known, count(*) filter (where k.id is null) over (order by p.id) as packages,
       sum(p.value * p.quantity) over (order by p.id) as worth
     from cart_package p left join cart_package k on k.cart = $2 and k.fingerprint = p.fingerprint where p.cart = $1
   ), moved as (
     delete from cart_package where id in (
       select c.id from coming c, held h where (c.known or h.packages + c.packages <= $3) and h.worth + c.worth <= $4
     ) returning *
   )
   insert into cart_package (cart, fingerprint, quantity, ${contentColumns()})
   select $2, fingerprint, quantity, ${contentColumns()} from moved order by id
   on conflict (cart, fingerprint) do update set quantity = least(99, cart_package.quantity + excluded.quantity)`,
);
const changed = prepared<Record<never, never>, [readonly number[]]>(
  "cart-merge-changed",
  "update cart set version = version + 1, changed_at = now() where id = any ($1)",
);

/**
 * Moves what a visitor has in the baskets of a legal entity into another visitor's, in the caller's
 * transaction; again, it moves what had no room then.
 */
export const mergeCarts = async (
  client: PoolClient,
  { from, into, legalEntity }: { from: number; into: number; legalEntity: string },
): Promise<void> => {
  if (from === into) return;
  const codes = storefronts.filter((storefront) => storefront.legalEntity === legalEntity).map(({ code }) => code);
  for (const cart of await lockOpen.all(client, from, codes)) {
    const { currency, code } = getStorefront(cart.storefront as (typeof codes)[number]);
    const target = await openCart.first(client, into, code, currency, null);
    if (target === undefined) throw new Error("The basket cannot be opened.");
    await moveLines.run(client, cart.id, target.cartId, mostPackages, mostWorth);
    await changed.run(client, [cart.id, target.cartId]);
  }
};
