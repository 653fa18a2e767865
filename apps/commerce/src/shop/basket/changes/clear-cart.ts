import { prepared, type Queryable } from "../../../platform/database/index.ts";

const clear = prepared<Record<never, never>, [number]>(
  "cart-clear",
  `with packages as (delete from cart_package where cart = $1), cards as (delete from cart_card where cart = $1)
   update cart set version = version + 1, changed_at = now() where id = $1`,
);

/** Takes everything out of a locked basket: packages, with names and messages, and gift cards. */
export const clearCart = async (client: Queryable, cartId: number): Promise<void> =>
  void (await clear.run(client, cartId));
