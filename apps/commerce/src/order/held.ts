/**
 * SQL for how many pieces of a variation the waiting order of a basket holds: 0 where it has none. What it holds is the
 * basket's own, as another order of the same basket takes its place.
 *
 * @param cart expression of the basket's id
 * @param variation expression of the variation's id
 */
export const heldForCart = (cart: string, variation: string): string =>
  `(select coalesce(sum(h.quantity), 0) from shop_order o join stock_hold h on h.order_id = o.id
     where o.cart = ${cart} and o.state = 'PENDING' and h.variation_id = ${variation})`;
