import { cardMonths, type Storefront } from "@giftshop/storefront-config";
import { Temporal } from "temporal-polyfill";

const dayOf = (instant: Date, timeZone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();

/**
 * Last day a card can be spent, ISO 8601 date: so many months
 * after the day of its activation in the storefront's zone.
 */
export const expiryOf = (activatedAt: Date, months: number, timeZone: string): string =>
  dayOf(activatedAt, timeZone).add({ months }).toString();

/**
 * Months that a card lasts which is activated now: what the
 * legal entity of its storefront has laid down for that day.
 */
export const validityOf = (
  { cardValidity, timeZone }: Pick<Storefront, "cardValidity" | "timeZone">,
  now: Date,
): number => cardMonths(cardValidity, dayOf(now, timeZone).toString());

/**
 * Last day of a card that is activated then, ISO 8601 date. It
 * is written on the card, and no change of the policy moves it.
 */
export const lastDayOf = (storefront: Pick<Storefront, "cardValidity" | "timeZone">, activatedAt: Date): string =>
  expiryOf(activatedAt, validityOf(storefront, activatedAt), storefront.timeZone);

/** No zone is further ahead of UTC, milliseconds. */
const furthestAhead = 14 * 3_600_000;

/** Whether a card's last day, an ISO 8601 date, is over where it was sold. */
export const isExpired = (expiresOn: string, now: Date, timeZone: string): boolean => {
  // Most days are far off: no zone is asked where none is there yet.
  const furthest = new Date(now.getTime() + furthestAhead).toISOString().slice(0, "YYYY-MM-DD".length);
  return furthest > expiresOn && Temporal.PlainDate.compare(dayOf(now, timeZone), expiresOn) > 0;
};

/** When a last day, an ISO 8601 date, is over where a card was sold. */
export const endOfDay = (day: string, timeZone: string): Date =>
  new Date(Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds);

/** The earlier of two last days, ISO 8601 dates; the second may be absent. */
export const earlierDay = (day: string, other: string | undefined): string =>
  other !== undefined && other < day ? other : day;
