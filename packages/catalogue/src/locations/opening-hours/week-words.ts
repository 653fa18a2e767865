import type { Opening } from "./opening-state.ts";

/** A Monday. */
const monday = Date.UTC(2024, 0, 1);
const dayLength = 86_400_000;

/**
 * A time of the day as people of a place write it: `09:00`, `9:00 AM`.
 *
 * @param time `09:00`
 */
export const timeWords = (time: string, locale: string): string => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const format = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC", numberingSystem: "latn" });
  return format.format(monday + (hours * 60 + minutes) * 60_000);
};

/** Names of the weekdays, Monday first, as they stand within a sentence. */
export const weekdayNames = (locale: string): string[] => {
  const format = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  return Array.from({ length: 7 }, (_, index) => format.format(monday + index * dayLength));
};

/** A day of the week and when it is open, in words. */
export interface DayWords {
  /** 1 is Monday. */
  dayOfWeek: number;
  name: string;
  /** `09:00 – 12:30`; none where it is closed. */
  spans: string[];
}

const capital = (name: string, locale: string): string => name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);

/** All seven days, Monday first. */
export const weekWords = (hours: readonly Opening[], locale: string): DayWords[] =>
  weekdayNames(locale).map((name, index) => ({
    dayOfWeek: index + 1,
    name: capital(name, locale),
    spans: hours
      .filter(({ dayOfWeek }) => dayOfWeek === index + 1)
      .sort((one, other) => one.opens.localeCompare(other.opens))
      .map(({ opens, closes }) => `${timeWords(opens, locale)} – ${timeWords(closes, locale)}`),
  }));
