import { absoluteDay } from "./arrival-day.ts";
import type { Arrival } from "./arrival-text.ts";
import { fill } from "./fill.ts";
import { timeLeft } from "./time-left.ts";

/** A minute under a day, milliseconds: no other time left is written longer. */
const longest = (24 * 60 - 1) * 60_000;

/**
 * The longest that `arrivalText` may become, so that what is laid out with it does not move while it counts
 * down.
 *
 * @returns `undefined` where nothing is counted
 */
export const longestArrival = (arrival: Arrival): string | undefined => {
  const { earliestArrival, orderBefore, texts, locale } = arrival;
  if (!orderBefore) return undefined;
  const time = timeLeft(orderBefore, new Date(Date.parse(orderBefore) - longest), locale) ?? "";
  return fill(texts.countdown, { time, day: absoluteDay(earliestArrival, arrival) });
};
