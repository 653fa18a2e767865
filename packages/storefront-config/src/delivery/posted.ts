import { Temporal } from "temporal-polyfill";
import type { Storefront } from "../types.ts";
import { arrivalAfter, firstDate, isWorkingDay, localTime } from "./calendar.ts";

/**
 * When a parcel arrives that was posted now: the start of that day in the dispatch zone. The hour does not
 * matter, unlike that of an order: who says late in the day that a parcel has left says what happened before.
 */
export const arrivalOfPosted = (storefront: Storefront, now: Date): Date => {
  const arrival = arrivalAfter(storefront, localTime(storefront, now).toPlainDate());
  return new Date(arrival.toZonedDateTime(storefront.timeZone).epochMilliseconds);
};

/**
 * Whether a parcel that has not left yet is late by more than one working day.
 *
 * @param dispatchDate `YYYY-MM-DD` in the dispatch zone, the day on which it should have left
 */
export const isOverdue = (storefront: Storefront, dispatchDate: string, now: Date): boolean => {
  const next = Temporal.PlainDate.from(dispatchDate).add({ days: 1 });
  const last = firstDate(next, (date) => isWorkingDay(storefront, date));
  return Temporal.PlainDate.compare(localTime(storefront, now).toPlainDate(), last) > 0;
};
