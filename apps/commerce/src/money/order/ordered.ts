/**
 * SQL for how many pieces of a basket's line are in an order. Equal contents are the same line
 * (`basket/fingerprint.ts`); in orders older than fingerprints, the same id is.
 *
 * @param order expression of the order's id
 * @param line name of a row of `cart_package`
 */
export const orderedOf = (order: string, line: string): string =>
  `(select coalesce(sum(card.quantity), 0)::int from order_package bought
     join order_line card on card.package = bought.id and card.variation is not null
     where bought.order_id = ${order} and coalesce(bought.fingerprint = ${line}.fingerprint, bought.tag = ${line}.id::text))`;
