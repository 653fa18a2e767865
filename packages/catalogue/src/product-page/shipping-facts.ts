import { formatMoney, type Money } from "@giftshop/messages";
import type { Shop } from "@giftshop/storefront-config";
import { cutOffTime } from "@giftshop/storefront-config/cut-off-time";

/** Cut-off and postage of a storefront as its people write them. */
export const shippingFacts = (shop: Shop, postage: Money): { time: string; price: string } => ({
  time: cutOffTime(shop),
  price: formatMoney(postage, shop.locale),
});
