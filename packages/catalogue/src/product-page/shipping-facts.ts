import { formatMoney, type Money } from "@giftshop/messages";
import type { Shop } from "@giftshop/storefront-config";

/** Cut-off and postage of a storefront as its people write them. */
export function shippingFacts({ locale, storefront }: Shop, postage: Money): { time: string; price: string } {
  const cutOff = new Date(Date.UTC(2000, 0, 1, storefront.delivery.cutOffHour));
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC", numberingSystem: "latn" });
  return { time: clock.format(cutOff), price: formatMoney(postage, locale) };
}
