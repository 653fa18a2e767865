/** A day on which a gift arrives. */
export interface GiftDay {
  /** Equal for an equal gift, so that a calendar that has it already changes it. */
  id: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** "A gift for Nina". */
  title: string;
  /** What it is. */
  note: string;
}

export interface GiftCalendarOptions {
  days: readonly GiftDay[];
  /** Comes again every year, with a reminder a week before. */
  yearly: boolean;
  /** When the file is made. */
  now: Date;
  /** The storefront's host, in which ids end. */
  host: string;
}

/** What a value may not hold as it is (RFC 5545, 3.3.11). */
const escaped = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** Lines are at most 75 octets long and go on behind a space (RFC 5545, 3.1). */
const folded = (line: string): string => {
  const pieces: string[] = [""];
  let octets = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (octets + size > 74) {
      pieces.push("");
      octets = 0;
    }
    pieces[pieces.length - 1] += letter;
    octets += size;
  }
  return pieces.join("\r\n ");
};

const compact = (date: string): string => date.replaceAll("-", "");

const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/**
 * The days of an order's gifts as a file for calendars
 * (iCalendar, RFC 5545): one event of a whole day for each.
 */
export const giftCalendar = ({ days, yearly, now, host }: GiftCalendarOptions): string => {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const lines = days.flatMap(({ id, date, title, note }) => [
    "BEGIN:VEVENT",
    `UID:${id}${yearly ? "-yearly" : ""}@${host}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(date))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(note)}`,
    "TRANSP:TRANSPARENT",
    ...(yearly
      ? [
          "RRULE:FREQ=YEARLY",
          "BEGIN:VALARM",
          "ACTION:DISPLAY",
          `DESCRIPTION:${escaped(title)}`,
          "TRIGGER:-P7D",
          "END:VALARM",
        ]
      : []),
    "END:VEVENT",
  ]);
  return ["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${host}//gifts//EN`, ...lines, "END:VCALENDAR", ""]
    .map(folded)
    .join("\r\n");
};
