import type { Storefront } from "@giftshop/storefront-config";
import { isWorkingDay } from "@giftshop/storefront-config/delivery";
import { Temporal } from "temporal-polyfill";

const dayOf = (instant: Date, timeZone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();

/** Whether a parcel that was posted then may be called lost now: so many working days after it was posted, and not so many days after. */
export const mayBeLost = (storefront: Storefront, postedAt: Date, now: Date): "TOO_EARLY" | "TOO_LATE" | undefined => {
  const { claimAfterWorkingDays, claimUntilDays } = storefront.claims;
  const [posted, today] = [dayOf(postedAt, storefront.timeZone), dayOf(now, storefront.timeZone)];
  if (Temporal.PlainDate.compare(today, posted.add({ days: claimUntilDays })) > 0) return "TOO_LATE";
  let workingDays = 0;
  for (let day = posted.add({ days: 1 }); Temporal.PlainDate.compare(day, today) <= 0; day = day.add({ days: 1 }))
    if (isWorkingDay(storefront, day)) workingDays += 1;
  return workingDays < claimAfterWorkingDays ? "TOO_EARLY" : undefined;
};
