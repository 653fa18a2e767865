import type { Days } from "./delivery-days.ts";

const dayLength = 86_400_000;
const saturday = 6;

const at = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Which day it is now in a zone, `YYYY-MM-DD`. */
export const todayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(now);

/** What most people choose, `YYYY-MM-DD`: the next three days that can be had, the Saturday after them. */
export const nearDays = ({ first, last, closed }: Pick<Days, "first" | "last" | "closed">): string[] => {
  const shut = new Set(closed);
  const found: string[] = [];
  for (let time = at(first); time <= at(last); time += dayLength) {
    const date = isoOf(time);
    if (shut.has(date)) continue;
    if (found.length < 3) found.push(date);
    else if (new Date(time).getUTCDay() === saturday) return [...found, date];
  }
  return found;
};

/** A near day as one says it: "Today", "Tomorrow", "Sat 5 Dec". */
export const nearDayText = (date: string, today: string, locale: string): string => {
  const away = (at(date) - at(today)) / dayLength;
  if (away === 0 || away === 1) {
    const [initial = "", ...rest] = new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(away, "day");
    return initial.toLocaleUpperCase(locale) + rest.join("");
  }
  return new Intl.DateTimeFormat(locale, {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
    numberingSystem: "latn",
  }).format(at(date));
};
