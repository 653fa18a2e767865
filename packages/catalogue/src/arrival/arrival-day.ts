/** Where and in which words days are named. */
export interface DayNames {
  /** BCP 47. */
  locale: string;
  /** IANA zone of the dispatch: a day of delivery is a day there. */
  timeZone: string;
}

const dayNumber = (instant: Date, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  return Date.parse(`${parts.format(instant)}T00:00:00Z`) / 86_400_000;
};

/**
 * Names the day of an instant in full, for example "dinsdag 24
 * november": true whenever it is read, so what a cached page says.
 *
 * @param arrival ISO 8601
 */
export const absoluteDay = (arrival: string, { locale, timeZone }: DayNames): string => {
  const day = new Intl.DateTimeFormat(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone,
    numberingSystem: "latn",
  });
  // The weekday comes first in every language of ours; day and month stay on one line.
  const [weekday, ...date] = day.format(new Date(arrival)).split(" ");
  return `${weekday} ${date.join("\u00A0")}`;
};

/** Names the day as one would say it now: "today", "tomorrow", otherwise {@link absoluteDay}. */
export const spokenDay = (arrival: string, now: Date, names: DayNames): string => {
  const ahead = dayNumber(new Date(arrival), names.timeZone) - dayNumber(now, names.timeZone);
  if (ahead !== 0 && ahead !== 1) return absoluteDay(arrival, names);
  return new Intl.RelativeTimeFormat(names.locale, { numeric: "auto" }).format(ahead, "day");
};
