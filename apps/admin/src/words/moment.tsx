import { useWords } from "./words.tsx";

/** A moment, in the reader's own zone. */
export const Moment = ({ at }: { at: string }) => {
  const { locale } = useWords();
  const text = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(new Date(at));
  return <time dateTime={at}>{text}</time>;
};

/** A day (ISO 8601), whatever zone it is of. */
export const dayText = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day));

const steps = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** How long ago something was, or how soon it is, in the largest unit that fits. */
export const agoText = (at: string, locale: string, now: number): string => {
  const apart = new Date(at).getTime() - now;
  const [unit, length] = steps.find(([, size]) => Math.abs(apart) >= size) ?? steps[2];
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.trunc(apart / length), unit);
};
