import Holidays from "date-holidays";
import { Temporal } from "temporal-polyfill";

const calendars = new Map<string, Holidays>();
const years = new Map<string, ReadonlySet<string>>();

const calendarOf = (country: string): Holidays => {
  const calendar = calendars.get(country) ?? new Holidays(country, { types: ["public"] });
  calendars.set(country, calendar);
  return calendar;
};

const dayLength = 86_400_000;

/** Islamic holidays begin at sunset and several last for days; what counts is each calendar date they cover. */
const datesOf = (holiday: { date: string; start: Date; end: Date }): string[] => {
  const first = Temporal.PlainDate.from(holiday.date.slice(0, 10));
  const days = Math.max(1, Math.round((holiday.end.getTime() - holiday.start.getTime()) / dayLength));
  return Array.from({ length: days }, (_, index) => first.add({ days: index }).toString());
};

/** Public holidays of a country (ISO 3166-1 alpha-2) in a year, as `YYYY-MM-DD`. Regional ones are not counted. */
export const holidaysOf = (country: string, year: number): ReadonlySet<string> => {
  const key = `${country}-${year}`;
  const known = years.get(key);
  if (known) return known;
  const made = new Set(calendarOf(country).getHolidays(year).flatMap(datesOf));
  years.set(key, made);
  return made;
};
