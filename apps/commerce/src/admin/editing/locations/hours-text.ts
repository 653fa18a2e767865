import type { SeedOpeningHours } from "@giftshop/seed";

/** Days as OpenStreetMap's `opening_hours` names them, Monday first. */
const days: readonly string[] = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

const span = /^(\d{2}:\d{2})-(\d{2}:\d{2})$/u;

/** Days of `Mo-Fr` or `Sa`, from 1; empty where it says no such thing. */
const daysOf = (text: string): number[] => {
  const [first = "", last = first, more] = text.split("-").map((day) => days.indexOf(day) + 1);
  if (!first || !last || more !== undefined || last < first) return [];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
};

/**
 * Opening hours in a part of OpenStreetMap's notation: `Mo-Fr 09:00-12:30,14:00-18:00; Sa 10:00-17:00`.
 *
 * @returns `undefined` for another text; nothing open for `closed`
 */
export const readHours = (text: string): SeedOpeningHours[] | undefined => {
  if (text === "closed") return [];
  const hours: SeedOpeningHours[] = [];
  for (const rule of text.split(";")) {
    const [named = "", spans = "", ...rest] = rule.trim().split(/\s+/u);
    const dayNumbers = daysOf(named);
    const read = spans.split(",").map((one) => span.exec(one));
    if (dayNumbers.length === 0 || rest.length > 0) return undefined;
    for (const dayOfWeek of dayNumbers) {
      for (const one of read) {
        const [, opens, closes] = one ?? [];
        if (opens === undefined || closes === undefined) return undefined;
        hours.push({ dayOfWeek, opens, closes });
      }
    }
  }
  return hours;
};

/** Writes opening hours as a text; consecutive days with equal hours stand together. */
export const writeHours = (hours: readonly SeedOpeningHours[]): string => {
  if (hours.length === 0) return "closed";
  const spansOf = days.map((_, index) =>
    hours
      .filter(({ dayOfWeek }) => dayOfWeek === index + 1)
      .map(({ opens, closes }) => `${opens}-${closes}`)
      .join(","),
  );
  const rules: { first: number; last: number; spans: string }[] = [];
  spansOf.forEach((spans, day) => {
    const before = rules.at(-1);
    if (before && before.spans === spans && before.last === day - 1) before.last = day;
    else if (spans !== "") rules.push({ first: day, last: day, spans });
  });
  return rules
    .map(({ first, last, spans }) => `${first === last ? days[first] : `${days[first]}-${days[last]}`} ${spans}`)
    .join("; ");
};
