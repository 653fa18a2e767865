import { type PoolClient, prepared } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import type { CatalogueProduct, CatalogueVariation } from "../../catalogue/types.ts";
import { fingerprintOf } from "../fingerprint.ts";
import { isOverfull } from "../limits.ts";
import type { Cart } from "../reading/read-cart.ts";
import type { BasketLine } from "../types.ts";
import { versionOf } from "./change-basket.ts";

/** What becomes of what is left of gift cards. */
export interface Remainder {
  product: CatalogueProduct;
  variation: CatalogueVariation;
  /** Minor units; of any size above zero. */
  value: number;
}

const insert = prepared<{ version: number; packageId: number }, [number, Buffer, number, number]>(
  "cart-put-remainder",
  `with line as (
     insert into cart_package (cart, fingerprint, quantity, variation, value, of_remainder) values ($1, $2, 1, $3, $4, true) returning id
   )
   update cart set version = version + 1, changed_at = now() where id = $1 returning version, (select id from line) as "packageId"`,
);

/** Puts what is left into a locked basket, as a line that the bounds of values do not hold for. */
export const putRemainder = async (
  client: PoolClient,
  cart: Cart,
  chosen: Remainder,
  { storefront }: Pick<Scope, "storefront">,
): Promise<Cart> => {
  const empty = {
    recipient: undefined,
    message: undefined,
    wrapper: undefined,
    giftPacking: undefined,
    plan: undefined,
  };
  const line = { ...chosen, ...empty, quantity: 1, remainder: true } satisfies Omit<BasketLine, "packageId">;
  const lines = [...cart.lines, { ...line, packageId: Number.POSITIVE_INFINITY }];
  if (isOverfull(lines, storefront)) throw new Failure("basketFull");
  const row = await insert.first(client, cart.cartId, fingerprintOf(line), line.variation.id, line.value);
  const version = versionOf(row);
  return { ...cart, version, lines: [...cart.lines, { ...line, packageId: row?.packageId ?? 0 }] };
};
