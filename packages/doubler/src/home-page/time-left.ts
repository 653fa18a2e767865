const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How long it is until a moment, in the two greatest units that say
 * something: `3 jours et 4 heures`; `undefined` once it is over.
 */
export const timeLeft = (until: number, now: number, locale: string): string | undefined => {
  const left = until - now;
  if (left <= 0) return undefined;
  const whole = Math.max(minute, left);
  const counts = [
    { unit: "day", count: Math.floor(whole / day) },
    { unit: "hour", count: Math.floor((whole % day) / hour) },
    { unit: "minute", count: Math.floor((whole % hour) / minute) },
  ];
  const first = counts.findIndex(({ count }) => count > 0);
  const parts = counts
    .slice(first, first + 2)
    .filter(({ count }) => count > 0)
    .map(({ unit, count }) =>
      new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long", numberingSystem: "latn" }).format(
        count,
      ),
    );
  return new Intl.ListFormat(locale, { type: "unit", style: "long" }).format(parts);
};
