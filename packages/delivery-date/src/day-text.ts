import type { MessageKey, MessageValues } from "@giftshop/messages";
import type en from "./words/messages/en.json";

/** Words of a day as it stands on a page. */
export type DayWords = typeof en;

/** A translator that has these words, alone or among others. */
export type TranslateDay = (key: MessageKey<DayWords>, values?: MessageValues) => string;

/** The day that was chosen for a gift, as it is sent. */
export interface DayPlan {
  /** `YYYY-MM-DD`. */
  date: string;
  /** 0 to 23, of a digital gift. */
  hour?: number | null | undefined;
  /** IANA name. */
  timeZone?: string | null | undefined;
}

/**
 * A day as a person says it: "Thursday 24 December", of a digital gift "Thursday 24 December,
 * 18:00", with the zone where it is not the page's; the year stands where it is not this one.
 *
 * @param locale BCP 47
 * @param homeZone the zone of the storefront
 */
export const dayText = ({ date, hour, timeZone }: DayPlan, locale: string, homeZone: string): string => {
  // A day and an hour on the wall: written and read in the same zone.
  const wall = new Date(`${date}T${`${hour ?? 0}`.padStart(2, "0")}:00:00Z`);
  const otherYear = new Date().getUTCFullYear() !== wall.getUTCFullYear();
  const text = new Intl.DateTimeFormat(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    ...(otherYear && { year: "numeric" }),
    ...(hour != null && { hour: "numeric", minute: "2-digit" }),
    timeZone: "UTC",
    numberingSystem: "latn",
  }).format(wall);
  return timeZone && timeZone !== homeZone ? `${text} (${cityOf(timeZone)})` : text;
};

/** What a zone is known by: "New York". */
export const cityOf = (timeZone: string): string => (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
