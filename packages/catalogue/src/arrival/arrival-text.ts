import { absoluteDay, type DayNames, spokenDay } from "./arrival-day.ts";
import { fill } from "./fill.ts";
import { timeLeft } from "./time-left.ts";

/** When something arrives and how that is said; serialisable, made by the server. */
export interface Arrival extends DayNames {
  /** ISO 8601. */
  earliestArrival: string;
  /** Until when the order must be placed for that; `undefined` for what is sent at any hour. ISO 8601. */
  orderBefore?: string;
  /** Texts with their placeholders left in. */
  texts: {
    /** For a digital card, without placeholders. */
    withinHour: string;
    /** `{day}`. */
    on: string;
    /** `{time}` and `{day}`. */
    countdown: string;
  };
}

/**
 * Says when it arrives. Without `now`, what stays true in a cached page; with it, how long there is left.
 * `undefined` when the moment to order by has passed: the page is older than its promise and must ask again.
 */
export const arrivalText = (arrival: Arrival, now?: Date): string | undefined => {
  const { earliestArrival, orderBefore, texts } = arrival;
  if (!orderBefore) return texts.withinHour;
  if (!now) return fill(texts.on, { day: absoluteDay(earliestArrival, arrival) });
  const time = timeLeft(orderBefore, now, arrival.locale);
  return time && fill(texts.countdown, { time, day: spokenDay(earliestArrival, now, arrival) });
};
