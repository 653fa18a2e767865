import type { DateTimePickerProps, Moment } from "./date-time-picker-props.ts";

/** A moment in words: "Tuesday, 24 November 2026, 10:00 – 12:00". */
export const momentWords = (
  { date, time }: Moment,
  { locale, times }: Pick<DateTimePickerProps, "locale" | "times">,
) => {
  // A day has no time zone: it is read and written in the same one.
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" });
  const day = format.format(new Date(`${date}T00:00:00Z`));
  const hour = time === undefined ? undefined : times?.(date).find(({ id }) => id === time)?.label;
  return hour ? `${day}, ${hour}` : day;
};

/** A moment as a form posts it. */
export const momentValue = (moment: Moment | null): string =>
  moment ? [moment.date, moment.time].filter(Boolean).join("T") : "";
