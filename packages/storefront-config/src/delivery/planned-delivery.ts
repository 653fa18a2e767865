import { Temporal } from "temporal-polyfill";
import type { Storefront } from "../types.ts";
import { arrivalAfter, firstDate, isWorkingDay, localTime } from "./calendar.ts";
import { earliestDelivery, latestDeliveryDate } from "./earliest-delivery.ts";

/** The day that a buyer chose for a gift; of a digital one also the hour. */
export interface DeliveryPlan {
  /** `YYYY-MM-DD`: of a parcel the day on which it arrives. */
  date: string;
  /** 0 to 23, digital only. */
  hour?: number | undefined;
  /** IANA name, in which the hour is meant; digital only. */
  timeZone?: string | undefined;
}

/** When a gift with a plan goes. */
export interface PlannedDelivery {
  /** It is there: the hour of an e-mail, or the start of the day of delivery in the dispatch zone. */
  at: Date;
  /** It may leave: the hour of an e-mail, or the start of the day of dispatch. */
  leavesAt: Date;
}

/** What is wrong with a plan. */
export type PlanFault = "notAnOption" | "required" | "deliveryTooSoon" | "deliveryTooFar" | "deliveryDayClosed";

/** A plan is for a kind of delivery of a storefront, and judged at a moment. */
export interface PlanContext {
  storefront: Storefront;
  kind: "DIGITAL" | "PHYSICAL";
  now: Date;
}

const dayOf = (date: string): Temporal.PlainDate | undefined => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  try {
    return Temporal.PlainDate.from(date);
  } catch {
    return undefined;
  }
};

const zoned = (date: Temporal.PlainDate, hour: number, timeZone: string): Temporal.ZonedDateTime | undefined => {
  try {
    // An hour that the clock leaves out is the one after it, one that comes twice the first of them.
    return date.toZonedDateTime({ timeZone, plainTime: new Temporal.PlainTime(hour) });
  } catch {
    return undefined;
  }
};

const dateOf = (at: Temporal.ZonedDateTime): Date => new Date(at.epochMilliseconds);

const workingDayBefore = (storefront: Storefront, day: Temporal.PlainDate): Temporal.PlainDate => {
  let date = day.subtract({ days: 1 });
  while (!isWorkingDay(storefront, date)) date = date.subtract({ days: 1 });
  return date;
};

/** The working day on which a parcel is posted that arrives on a date; `undefined` where none does. */
const dispatchFor = (storefront: Storefront, arrival: Temporal.PlainDate): Temporal.PlainDate | undefined => {
  const date = workingDayBefore(storefront, arrival);
  return arrivalAfter(storefront, date).equals(arrival) ? date : undefined;
};

const planParcel = (
  { storefront, now }: PlanContext,
  day: Temporal.PlainDate,
): { planned: PlannedDelivery } | { fault: PlanFault } => {
  const date = day.toString();
  if (date < earliestDelivery(storefront, now, "PHYSICAL").deliveryDate) return { fault: "deliveryTooSoon" };
  if (date > latestDeliveryDate(storefront, now)) return { fault: "deliveryTooFar" };
  const dispatch = dispatchFor(storefront, day);
  if (dispatch === undefined) return { fault: "deliveryDayClosed" };
  const { timeZone } = storefront;
  return {
    planned: { at: dateOf(day.toZonedDateTime(timeZone)), leavesAt: dateOf(dispatch.toZonedDateTime(timeZone)) },
  };
};

const planEmail = (
  { storefront, now }: PlanContext,
  day: Temporal.PlainDate,
  { hour, timeZone = storefront.timeZone }: DeliveryPlan,
): { planned: PlannedDelivery } | { fault: PlanFault } => {
  if (hour === undefined) return { fault: "required" };
  if (!Number.isInteger(hour) || hour < 0 || hour > 23) return { fault: "notAnOption" };
  const at = zoned(day, hour, timeZone);
  if (at === undefined) return { fault: "notAnOption" };
  if (at.epochMilliseconds <= now.getTime()) return { fault: "deliveryTooSoon" };
  if (day.toString() > latestDeliveryDate({ ...storefront, timeZone }, now)) return { fault: "deliveryTooFar" };
  return { planned: { at: dateOf(at), leavesAt: dateOf(at) } };
};

/**
 * When a gift goes that is planned so, or what is wrong: a parcel on a day of post between the earliest and
 * twelve months ahead, an e-mail at any hour to come.
 */
export const planDelivery = (
  context: PlanContext,
  plan: DeliveryPlan,
): { planned: PlannedDelivery } | { fault: PlanFault } => {
  const day = dayOf(plan.date);
  if (day === undefined) return { fault: "notAnOption" };
  return context.kind === "PHYSICAL" ? planParcel(context, day) : planEmail(context, day, plan);
};

/**
 * `YYYY-MM-DD`: when a parcel leaves that arrives on the day that began at `arrivesAt` in the dispatch zone.
 */
export const dispatchDateOf = (storefront: Storefront, arrivesAt: Date): string =>
  workingDayBefore(storefront, localTime(storefront, arrivesAt).toPlainDate()).toString();

/** Days that can be chosen. */
export interface DeliveryWindow {
  /** `YYYY-MM-DD`, the first and the last. */
  first: string;
  last: string;
  /** On the first day the first hour, of a digital gift. */
  firstHour: number | undefined;
  /** Days between them on which nothing arrives. */
  closed: readonly string[];
  /** Zone in which days and hours are counted. */
  timeZone: string;
}

const parcelWindow = ({ storefront, now }: PlanContext): DeliveryWindow => {
  const first = earliestDelivery(storefront, now, "PHYSICAL").deliveryDate;
  const last = latestDeliveryDate(storefront, now);
  const open = new Set<string>();
  let dispatch = firstDate(localTime(storefront, now).toPlainDate(), (date) => isWorkingDay(storefront, date));
  for (let arrival = first; arrival <= last; ) {
    arrival = arrivalAfter(storefront, dispatch).toString();
    open.add(arrival);
    dispatch = firstDate(dispatch.add({ days: 1 }), (date) => isWorkingDay(storefront, date));
  }
  const closed: string[] = [];
  for (let date = Temporal.PlainDate.from(first); date.toString() <= last; date = date.add({ days: 1 }))
    if (!open.has(date.toString())) closed.push(date.toString());
  return { first, last, firstHour: undefined, closed, timeZone: storefront.timeZone };
};

const emailWindow = ({ storefront, now }: PlanContext, timeZone: string): DeliveryWindow => {
  const here = localTime({ ...storefront, timeZone }, now);
  const next = here.round({ smallestUnit: "hour", roundingMode: "floor" }).add({ hours: 1 });
  return {
    first: next.toPlainDate().toString(),
    last: latestDeliveryDate({ ...storefront, timeZone }, now),
    firstHour: next.hour,
    closed: [],
    timeZone,
  };
};

/**
 * The days that {@link planDelivery} takes, for a picker that has no
 * rules of its own; `undefined` for a time zone that there is not.
 *
 * @param timeZone in which hours are chosen; absent, that of the storefront
 */
export const deliveryWindow = (
  context: PlanContext,
  timeZone: string = context.storefront.timeZone,
): DeliveryWindow | undefined => {
  if (context.kind === "PHYSICAL") return parcelWindow(context);
  const { now } = context;
  const known = zoned(Temporal.PlainDate.from(now.toISOString().slice(0, 10)), 0, timeZone);
  return known && emailWindow(context, timeZone);
};
