import { formatDate } from "@giftshop/messages";
import type { Shop } from "@giftshop/storefront-config/shop";

/** Until when a card can be spent, as its holder reads it. */
export interface LastDay {
  /** The last day in words, such as "31 December 2028". */
  date: string;
  /** Whether that day is over where the shop is. */
  expired: boolean;
}

/**
 * The last day of a card.
 *
 * @param expiresOn a date of ISO 8601, with or without a time: the
 * day is written on the card, and is the same day wherever it is read
 */
export const lastDayOf = (expiresOn: string, { locale, storefront }: Shop, now: Date): LastDay => {
  const day = expiresOn.slice(0, 10);
  return {
    // A date alone begins at midnight in UTC, so that is where it is named.
    date: formatDate(day, locale, "UTC", { dateStyle: "long" }),
    // Written as Swedes do: year first, as the date is.
    expired: day < now.toLocaleDateString("sv-SE", { timeZone: storefront.timeZone }),
  };
};
