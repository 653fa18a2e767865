import type { Shop } from "@giftshop/storefront-config";
import { locationMessages } from "../messages.ts";
import { weekdayNames } from "./week-words.ts";

/**
 * Words of the opening hours; those about the moment keep
 * `{time}` and `{weekday}`, which only the browser knows.
 */
export const openingTexts = (shop: Shop) => {
  const t = locationMessages.in(shop);
  const time = "{time}";
  return {
    caption: t("place.hours"),
    closed: t("place.closed"),
    openUntil: t("place.openUntil", { time }),
    openAlways: t("place.openAlways"),
    opensToday: t("place.opensToday", { time }),
    opensTomorrow: t("place.opensTomorrow", { time }),
    opensDay: t("place.opensDay", { time, weekday: "{weekday}" }),
    weekdays: weekdayNames(shop.locale),
  };
};

export type OpeningTexts = ReturnType<typeof openingTexts>;
