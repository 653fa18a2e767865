import { major, push } from "@giftshop/analytics";
import type { OrderDetails } from "./order-facts.ts";

type Gift = OrderDetails["order"]["shipments"][number]["packages"][number];

/**
 * Tells which gifts of an order are in the basket again, at the value of their cards.
 *
 * @param wanted how many of each, by package
 * @param gone titles that are sold no more
 */
export const tellReordered = (
  gifts: readonly Gift[],
  wanted: ReadonlyMap<string, number>,
  gone: readonly string[],
): void => {
  const items = gifts.flatMap(({ id, giftcard: { price, product } }) => {
    const quantity = wanted.get(id) ?? 0;
    const added = quantity > 0 && !gone.includes(product.title);
    return added ? [{ item_name: product.title, price: major(price.value), quantity }] : [];
  });
  const currency = gifts[0]?.giftcard.price.currency;
  if (currency === undefined || items.length === 0) return;
  const value = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  push({ event: "add_to_cart", ecommerce: { currency, value, items } });
};
