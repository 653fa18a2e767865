import type { Temporal } from "temporal-polyfill";
import type { Storefront } from "../types.ts";
import { holidaysOf } from "./holidays.ts";

const isHoliday = (country: string, date: Temporal.PlainDate): boolean =>
  holidaysOf(country, date.year).has(date.toString());

/** Whether orders are dispatched on a date: Monday to Friday, unless it is a public holiday of the storefront's country. */
export const isWorkingDay = ({ country }: Storefront, date: Temporal.PlainDate): boolean =>
  date.dayOfWeek <= 5 && !isHoliday(country, date);

/** Whether the post brings a parcel on a date. */
export const isDeliveryDay = ({ country, delivery }: Storefront, date: Temporal.PlainDate): boolean =>
  date.dayOfWeek <= (delivery.saturdayPost ? 6 : 5) && !isHoliday(country, date);

/** The first date from `start` on that passes. No calendar has three weeks without a working day, so it ends. */
export const firstDate = (
  start: Temporal.PlainDate,
  passes: (date: Temporal.PlainDate) => boolean,
): Temporal.PlainDate => {
  let date = start;
  while (!passes(date)) date = date.add({ days: 1 });
  return date;
};
