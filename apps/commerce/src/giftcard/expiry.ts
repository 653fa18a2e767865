import { Temporal } from "temporal-polyfill";

/** Last day a card can be spent, ISO 8601 date: so many months after the day of its activation in the storefront's zone. */
export const expiryOf = (activatedAt: Date, months: number, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(activatedAt.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .add({ months })
    .toString();
