import type { Storefront } from "@giftshop/storefront-config";
import { isWorkingDay } from "@giftshop/storefront-config/delivery";
import { Temporal } from "temporal-polyfill";

const dayOf = (instant: Date, timeZone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();

/** The first day on which a parcel that was posted then may be called lost. */
const firstDay = (storefront: Storefront, posted: Temporal.PlainDate): Temporal.PlainDate => {
  let day = posted;
  for (let workingDays = 0; workingDays < storefront.claims.claimAfterWorkingDays; ) {
    day = day.add({ days: 1 });
    if (isWorkingDay(storefront, day)) workingDays += 1;
  }
  return day;
};

/** When a parcel that was posted then may be called lost. */
export const claimFrom = (storefront: Storefront, postedAt: Date): Date => {
  const { timeZone } = storefront;
  const first = firstDay(storefront, dayOf(postedAt, timeZone));
  return new Date(first.toZonedDateTime(timeZone).epochMilliseconds);
};

/**
 * Whether a parcel that was posted then may be called lost now: so
 * many working days after it was posted, and not so many days after.
 */
export const mayBeLost = (storefront: Storefront, postedAt: Date, now: Date): "TOO_EARLY" | "TOO_LATE" | undefined => {
  const [posted, today] = [dayOf(postedAt, storefront.timeZone), dayOf(now, storefront.timeZone)];
  if (Temporal.PlainDate.compare(today, posted.add({ days: storefront.claims.claimUntilDays })) > 0) return "TOO_LATE";
  return Temporal.PlainDate.compare(today, firstDay(storefront, posted)) < 0 ? "TOO_EARLY" : undefined;
};
