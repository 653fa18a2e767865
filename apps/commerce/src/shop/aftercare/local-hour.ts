import { Temporal } from "temporal-polyfill";

/** The hour of a moment in a zone, 0 to 23. */
export const localHour = (now: Date, timeZone: string): number =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).hour;
