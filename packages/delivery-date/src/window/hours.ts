import type { Days } from "./delivery-days.ts";

/** The hours of a day that can be chosen, 0 to 23. */
export const hoursOf = ({ first, firstHour }: Pick<Days, "first" | "firstHour">, date: string): number[] => {
  const from = date === first ? (firstHour ?? 0) : 0;
  return Array.from({ length: 24 - from }, (_, index) => from + index);
};

/** The hour that a day begins with: nine in the morning, or the first that is left. */
export const suggestedHour = (days: Pick<Days, "first" | "firstHour">, date: string): number =>
  Math.max(9, hoursOf(days, date)[0] ?? 9);

/** An hour as the clock is read in a language: "18:00", "6:00 PM". */
export const hourText = (hour: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
    numberingSystem: "latn",
  }).format(new Date(Date.UTC(2026, 0, 1, hour)));
