import { Temporal } from "temporal-polyfill";
import type { Storefront } from "../types.ts";
import { arrivalAfter, firstDate, isWorkingDay, localTime } from "./calendar.ts";

export interface DigitalDelivery {
  kind: "DIGITAL";
  /** The instant by which it is in the recipient's mailbox. */
  by: Date;
}

export interface PhysicalDelivery {
  kind: "PHYSICAL";
  /** Order before this instant for the two dates below. */
  cutOff: Date;
  /** `YYYY-MM-DD` in the dispatch zone. */
  dispatchDate: string;
  /** `YYYY-MM-DD`: the next day after dispatch on which the post comes. */
  deliveryDate: string;
}

export type EarliestDelivery = DigitalDelivery | PhysicalDelivery;

const digitalMinutes = 60;
const monthsAhead = 12;

/** When a parcel leaves at the latest that is to go on a date, `YYYY-MM-DD` in the dispatch zone. */
export const cutOffOn = ({ timeZone, delivery }: Pick<Storefront, "timeZone" | "delivery">, date: string): Date => {
  const plainTime = new Temporal.PlainTime(delivery.cutOffHour);
  return new Date(Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime }).epochMilliseconds);
};

const physical = (storefront: Storefront, now: Date): PhysicalDelivery => {
  const { delivery } = storefront;
  const here = localTime(storefront, now);
  const today = here.toPlainDate();
  // The cut-off hour itself is too late: 17:00:00 goes with the next working day.
  const from = here.hour < delivery.cutOffHour ? today : today.add({ days: 1 });
  const dispatch = firstDate(from, (date) => isWorkingDay(storefront, date));
  const arrival = arrivalAfter(storefront, dispatch);
  return {
    kind: "PHYSICAL",
    cutOff: cutOffOn(storefront, dispatch.toString()),
    dispatchDate: dispatch.toString(),
    deliveryDate: arrival.toString(),
  };
};

/**
 * When a gift ordered now arrives at the earliest (specification, section 9: before 17:00 on working days
 * ships the same day; digital within an hour), by the dispatch country and zone.
 */
export function earliestDelivery(storefront: Storefront, now: Date, kind: "DIGITAL"): DigitalDelivery;
export function earliestDelivery(storefront: Storefront, now: Date, kind: "PHYSICAL"): PhysicalDelivery;
export function earliestDelivery(storefront: Storefront, now: Date, kind: "DIGITAL" | "PHYSICAL"): EarliestDelivery;
// biome-ignore lint/plugin: an arrow function has no overloads
export function earliestDelivery(storefront: Storefront, now: Date, kind: "DIGITAL" | "PHYSICAL"): EarliestDelivery {
  if (kind === "PHYSICAL") return physical(storefront, now);
  return { kind, by: new Date(now.getTime() + digitalMinutes * 60_000) };
}

/**
 * The last date, `YYYY-MM-DD` in the dispatch zone, that a delivery may be planned for: twelve months ahead.
 */
export const latestDeliveryDate = (storefront: Storefront, now: Date): string =>
  localTime(storefront, now).toPlainDate().add({ months: monthsAhead }).toString();
