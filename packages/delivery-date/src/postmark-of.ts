import type { PostmarkProps } from "@giftshop/ui-kit/gift-preview";
import type { DayPlan } from "./day-text.ts";

/**
 * A day as it is stamped: "24", "Dec", and of an e-mail its hour.
 *
 * @param locale BCP 47
 * @param label the whole of it in words
 */
export const postmarkOf = ({ date, hour }: DayPlan, locale: string, label: string): PostmarkProps => {
  // A day and an hour on the wall: written and read in the same zone.
  const wall = new Date(`${date}T${`${hour ?? 0}`.padStart(2, "0")}:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC", numberingSystem: "latn" }).format(wall);
  return {
    day: String(wall.getUTCDate()),
    month: part({ month: "short" }).replace(/\.$/, ""),
    ...(hour == null ? {} : { more: part({ hour: "numeric", minute: "2-digit" }) }),
    label,
  };
};
