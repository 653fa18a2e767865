/** A span of a day on which a place is open, in its own time. */
export interface Opening {
  /** 1 is Monday. */
  dayOfWeek: number;
  /** `09:00` */
  opens: string;
  /** `18:00`; not after `opens` where it closes on the next day, `24:00` at midnight. */
  closes: string;
}

export type OpeningState =
  /** `closes` is left out where it never does. */
  | { open: true; closes?: string }
  /** `daysAhead` counts from today, which is 0. */
  | { open: false; opens: string; dayOfWeek: number; daysAhead: number };

const day = 24 * 60;
const week = 7 * day;
const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

const timeOf = (minutes: number): string =>
  [Math.floor((minutes % day) / 60), minutes % 60].map((part) => `${part}`.padStart(2, "0")).join(":");

const later = (from: number, to: number): number => (to - from + week) % week;

/** Weekday, from 1, and minutes since midnight that a clock on the wall of a place shows. */
export const wallClock = (now: number, timeZone: string): { dayOfWeek: number; minutes: number } => {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    dayOfWeek: weekdays.indexOf(parts.weekday ?? "") + 1,
    minutes: minutesOf(`${parts.hour}:${parts.minute}`),
  };
};

/** Spans as minutes of the week. */
const spansOf = (hours: readonly Opening[]): { starts: number; length: number }[] =>
  hours.map(({ dayOfWeek, opens, closes }) => ({
    starts: (dayOfWeek - 1) * day + minutesOf(opens),
    length: (minutesOf(closes) - minutesOf(opens) + day) % day || day,
  }));

/**
 * Whether a place is open, until when, or when it opens next. Spans that touch
 * are one: who is open to midnight and from midnight on does not close then.
 *
 * @param now milliseconds
 * @param timeZone IANA
 * @returns `undefined` where no hours are known
 */
export const openingState = (hours: readonly Opening[], timeZone: string, now: number): OpeningState | undefined => {
  const spans = spansOf(hours);
  const clock = wallClock(now, timeZone);
  const at = (clock.dayOfWeek - 1) * day + clock.minutes;
  const current = spans.find(({ starts, length }) => later(starts, at) < length);
  if (!current) {
    const [next] = spans.map(({ starts }) => starts).sort((one, other) => later(at, one) - later(at, other));
    if (next === undefined) return undefined;
    return {
      open: false,
      opens: timeOf(next),
      dayOfWeek: Math.floor(next / day) + 1,
      daysAhead: Math.floor((clock.minutes + later(at, next)) / day),
    };
  }
  let end = current.starts + current.length;
  for (let joined = 0; joined < spans.length; joined += 1) {
    const next = spans.find(({ starts }) => starts === end % week);
    if (!next) return { open: true, closes: timeOf(end) };
    end += next.length;
  }
  return { open: true };
};
