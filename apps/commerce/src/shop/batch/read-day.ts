const iso = /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/u;
const local = /^(?<first>\d{1,2})[-/. ]+(?<second>\d{1,2})[-/. ]+(?<year>\d{4})$/u;

/**
 * A day as somebody writes it in a table, as an ISO 8601 date: `2026-12-24`, `24.12.2026` or
 * `24/12/2026`; in the United States the month comes first. `undefined` for what is no day.
 */
export const readDay = (text: string, country: string): string | undefined => {
  const trimmed = text.trim();
  const named = iso.exec(trimmed)?.groups ?? local.exec(trimmed)?.groups;
  if (named === undefined) return undefined;
  const { year = "", month, day, first = "", second = "" } = named;
  const [ownMonth, ownDay] = country === "US" ? [first, second] : [second, first];
  const date = `${year}-${(month ?? ownMonth).padStart(2, "0")}-${(day ?? ownDay).padStart(2, "0")}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  // A day that a month does not have would be one of the next.
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : undefined;
};
