/**
 * SQL for how many pieces of a basket's line are in an order: 0 where nothing like it is. Lines are the same where their
 * contents are (`basket/fingerprint.ts`), so that one which was taken out and put in again is the one that was ordered.
 *
 * @param order expression of the order's id
 * @param line name of a row of `cart_package`
 */
export const orderedOf = (order: string, line: string): string =>
  `(select coalesce(sum(card.quantity), 0)::int from order_package bought
     join order_line card on card.package = bought.id and card.variation is not null
     left join order_line wrapped on wrapped.package = bought.id and wrapped.kind in ('WRAPPER', 'DIGITAL_WRAPPER')
     left join order_line packed on packed.package = bought.id and packed.kind = 'GIFT_PACKING'
     where bought.order_id = ${order}
       and (card.variation, card.unit_price, bought.recipient_name, lower(bought.recipient_email), bought.message, wrapped.extra, packed.extra,
           bought.plan)
         is not distinct from (${line}.variation, ${line}.value, ${line}.recipient_name, lower(${line}.recipient_email), ${line}.message,
           ${line}.wrapper, ${line}.gift_packing, ${line}.delivery_plan))`;
