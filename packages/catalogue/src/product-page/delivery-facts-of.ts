import { type ResultOf, readFragment } from "@giftshop/graphql";
import { formatMoney } from "@giftshop/messages";
import type { Shop } from "@giftshop/storefront-config";
import { type BuyBoxFragment, SellingFragment } from "../buy/buy-box.fragment.ts";
import type { DeliveryFacts } from "../product-dialogs/delivery/delivery-facts.ts";
import { shippingFacts } from "./shipping-facts.ts";

/**
 * What the storefront promises about the ways a product is
 * delivered: its record, its claims and the product's postage.
 */
export const deliveryFactsOf = (shop: Shop, box: ResultOf<typeof BuyBoxFragment>): DeliveryFacts => {
  const { claims, limits, delivery, currency } = shop.storefront;
  const money = (value: number) => formatMoney({ value, currency }, shop.locale);
  const percent = new Intl.NumberFormat(shop.locale, { style: "percent", numberingSystem: "latn" } as const);
  const postage = readFragment(SellingFragment, box.physicalVariationConfig)?.deliveryPrice;
  return {
    href: shop.link("delivery"),
    ...(box.digitalVariationConfig ? { minutes: claims.digitalWithinMinutes } : {}),
    ...(postage
      ? {
          post: {
            ...shippingFacts(shop, postage),
            percent: percent.format(claims.nextDayPercent / 100),
            days: claims.claimAfterWorkingDays,
            // What holds no value goes by letterbox, however much of it there is.
            ...(box.productType === "GIFTCARD"
              ? { registered: { value: money(limits.registeredPostAbove), price: money(delivery.registered) } }
              : {}),
          },
        }
      : {}),
  };
};
