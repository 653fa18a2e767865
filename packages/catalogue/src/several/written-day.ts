import type { DayPlan } from "@giftshop/delivery-date/text";
import { asciiDigits } from "@giftshop/validation/digits";

/** `2026-12-24`, with an hour `2026-12-24 18:00`, with a zone `2026-12-24 18:00 Europe/Paris`. */
export const writtenDay = ({ date, hour, timeZone }: DayPlan): string =>
  [date, hour == null ? undefined : `${hour}`.padStart(2, "0").concat(":00"), timeZone].filter(Boolean).join(" ");

const two = (text: string): string => text.padStart(2, "0");

/** Month before day: that is how it is written there. */
const isAmerican = (locale: string): boolean => /-(?:US|CA)$/u.test(locale) && locale.startsWith("en");

/** The date as spreadsheets of most countries write it, in the order of ISO 8601. */
const isoDate = (text: string, locale: string): string | undefined => {
  if (/^\d{4}-\d{2}-\d{2}$/u.test(text)) return text;
  const [, first = "", second = "", year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/u.exec(text) ?? [];
  if (year === undefined) return undefined;
  const [day, month] = isAmerican(locale) && text.includes("/") ? [second, first] : [first, second];
  return `${year}-${two(month)}-${two(day)}`;
};

/**
 * A day, and perhaps an hour and a zone, as somebody wrote it; `undefined`
 * where it cannot be read. Whether it can be had is another matter.
 */
export const writtenPlan = (written: string, locale: string): DayPlan | undefined => {
  const [date = "", time, timeZone] = asciiDigits(written)
    .trim()
    .split(/[\sT]+/u);
  const iso = isoDate(date, locale);
  const [, hour] = /^(\d{1,2})(?:[:.h]\d{2}|h)?(?::00)?$/u.exec(time ?? "") ?? [];
  if (iso === undefined || (time !== undefined && hour === undefined)) return undefined;
  return { date: iso, ...(hour === undefined ? {} : { hour: Number(hour) }), ...(timeZone ? { timeZone } : {}) };
};
