import type { Shop } from "@giftshop/storefront-config";

/** The storefront's cut-off as people there write it: "17:00", "5:00 PM". */
export function cutOffTime({ locale, storefront }: Shop): string {
  const hour = new Date(Date.UTC(2000, 0, 1, storefront.delivery.cutOffHour));
  return new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC", numberingSystem: "latn" }).format(hour);
}
