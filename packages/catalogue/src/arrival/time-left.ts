/** A number stays on one line with its unit. */
const unit = (value: number, name: "day" | "hour" | "minute", locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: "unit",
    unit: name,
    unitDisplay: "short",
    numberingSystem: "latn",
  } as Intl.NumberFormatOptions)
    .format(value)
    .replaceAll(" ", "\u00a0");

/**
 * Says how long there is until an instant, in the two largest units: "2 hr 14 min". Rounded down, so that it
 * promises no minute too much.
 *
 * @param until ISO 8601
 * @returns `undefined` for less than a minute
 */
export const timeLeft = (until: string, now: Date, locale: string): string | undefined => {
  const minutes = Math.floor((Date.parse(until) - now.getTime()) / 60_000);
  if (minutes < 1) return undefined;
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  const parts: (string | false)[] =
    days > 0
      ? [unit(days, "day", locale), hours > 0 && unit(hours, "hour", locale)]
      : [hours > 0 && unit(hours, "hour", locale), rest > 0 && unit(rest, "minute", locale)];
  return parts.filter(Boolean).join(" ");
};
