import Holidays from "date-holidays";
import { Temporal } from "temporal-polyfill";

const calendars = new Map<string, Holidays>();
const years = new Map<string, ReadonlySet<string>>();

const calendarOf = (country: string, region: string): Holidays => {
  const key = `${country}-${region}`;
  const calendar = calendars.get(key) ?? new Holidays(country, region, { types: ["public"] });
  calendars.set(key, calendar);
  return calendar;
};

const dayLength = 86_400_000;

/**
 * Islamic holidays begin at sunset and several last for days; what counts is each calendar date they cover.
 */
const datesOf = (holiday: { date: string; start: Date; end: Date }): string[] => {
  const first = Temporal.PlainDate.from(holiday.date.slice(0, 10));
  const days = Math.max(1, Math.round((holiday.end.getTime() - holiday.start.getTime()) / dayLength));
  return Array.from({ length: days }, (_, index) => first.add({ days: index }).toString());
};

/**
 * Public holidays in a year, as `YYYY-MM-DD`.
 * @param country ISO 3166-1 alpha-2
 * @param region second half of ISO 3166-2; without one, only what the whole country keeps
 */
export const holidaysOf = (country: string, year: number, region = ""): ReadonlySet<string> => {
  const key = `${country}-${region}-${year}`;
  const known = years.get(key);
  if (known) return known;
  const made = new Set(calendarOf(country, region).getHolidays(year).flatMap(datesOf));
  years.set(key, made);
  return made;
};
