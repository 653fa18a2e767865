import { major, push } from "@giftshop/analytics";
import type { Money } from "@giftshop/messages";

/** Tells that a card of the exchange was put into its basket. Gift cards and donations carry no VAT. */
export const tellPicked = (
  { path, title }: { path: string; title: string },
  kind: "DIGITAL" | "PHYSICAL",
  { value, currency }: Money,
): void => {
  const price = major(value);
  const variant = kind === "DIGITAL" ? "digital" : "physical";
  push({
    event: "add_to_cart",
    ecommerce: {
      currency,
      value: price,
      items: [{ item_id: path, item_name: title, item_variant: variant, price, quantity: 1 }],
    },
  });
};
