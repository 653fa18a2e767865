import { Temporal } from "temporal-polyfill";
import type { Storefront } from "../types.ts";
import { holidaysOf } from "./holidays.ts";

/** The time of an instant where parcels leave from. */
export const localTime = ({ timeZone }: Storefront, instant: Date): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);

const isHoliday = ({ country, delivery }: Storefront, date: Temporal.PlainDate): boolean =>
  holidaysOf(country, date.year, delivery.region).has(date.toString());

/**
 * Whether orders are dispatched on a date: Monday to Friday, unless it
 * is a public holiday where they leave from or the house is closed.
 */
export const isWorkingDay = (storefront: Storefront, date: Temporal.PlainDate): boolean =>
  date.dayOfWeek <= 5 &&
  !isHoliday(storefront, date) &&
  !(storefront.delivery.closedOn ?? []).includes(date.toString().slice(5));

/** Whether the post brings a parcel on a date. */
const isDeliveryDay = (storefront: Storefront, date: Temporal.PlainDate): boolean =>
  date.dayOfWeek <= (storefront.delivery.saturdayPost ? 6 : 5) && !isHoliday(storefront, date);

/**
 * The first date from `start` on that passes. No calendar has three weeks without a working day, so it ends.
 */
export const firstDate = (
  start: Temporal.PlainDate,
  passes: (date: Temporal.PlainDate) => boolean,
): Temporal.PlainDate => {
  let date = start;
  while (!passes(date)) date = date.add({ days: 1 });
  return date;
};

/** The first date after a parcel was posted on which the post brings it. */
export const arrivalAfter = (storefront: Storefront, posted: Temporal.PlainDate): Temporal.PlainDate =>
  firstDate(posted.add({ days: 1 }), (date) => isDeliveryDay(storefront, date));
