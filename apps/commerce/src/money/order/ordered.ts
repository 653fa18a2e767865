/**
 * SQL for how many pieces of a basket's line are in an order: 0 where nothing like it
 * is. Lines are the same where their contents are (`basket/fingerprint.ts`), so that
 * one which was taken out and put in again is the one that was ordered. Of an order
 * that was placed before fingerprints were kept, they are the same where the line is.
 *
 * @param order expression of the order's id
 * @param line name of a row of `cart_package`
 */
export const orderedOf = (order: string, line: string): string =>
  `(select coalesce(sum(card.quantity), 0)::int from order_package bought
     join order_line card on card.package = bought.id and card.variation is not null
     where bought.order_id = ${order} and coalesce(bought.fingerprint = ${line}.fingerprint, bought.tag = ${line}.id::text))`;
