import { Temporal } from "temporal-polyfill";

/** A month's draw of a storefront: entries are taken from closing to closing. */
export interface Period {
  /** Month of the day of the draw, `2026-12`. */
  month: string;
  /** The first moment at which an entry belongs to it. */
  opensAt: Date;
  /** The first moment at which none does: the end of Sunday in the storefront's zone. */
  closesAt: Date;
  /** The first Monday of the month at 12:00 there, also on holidays. */
  drawsAt: Date;
}

const monday = 1;
const noon = 12;

const dateOf = (moment: Temporal.ZonedDateTime): Date => new Date(moment.epochMilliseconds);

const firstMonday = (month: Temporal.PlainYearMonth): Temporal.PlainDate => {
  const first = month.toPlainDate({ day: 1 });
  return first.add({ days: (monday - first.dayOfWeek + 7) % 7 });
};

/** The beginning of a day, which is not midnight where the clock is moved then. */
const startOf = (day: Temporal.PlainDate, timeZone: string): Temporal.ZonedDateTime =>
  day.toZonedDateTime({ timeZone });

/** The draw that an entry at this moment belongs to. */
export const periodAt = (now: Date, timeZone: string): Period => {
  const there = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const today = there.toPlainDate();
  const thisMonth = today.toPlainYearMonth();
  // From the Monday of the draw on, entries are for the next month's.
  const isOver = Temporal.PlainDate.compare(today, firstMonday(thisMonth)) >= 0;
  const month = isOver ? thisMonth.add({ months: 1 }) : thisMonth;
  const day = firstMonday(month);
  return {
    month: month.toString(),
    opensAt: dateOf(startOf(firstMonday(month.subtract({ months: 1 })), timeZone)),
    closesAt: dateOf(startOf(day, timeZone)),
    drawsAt: dateOf(day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from({ hour: noon }) })),
  };
};
