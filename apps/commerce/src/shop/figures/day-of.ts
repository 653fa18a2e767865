import type { Storefront } from "@giftshop/storefront-config";

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day in a storefront's zone, `YYYY-MM-DD`. */
export const dayOf = ({ timeZone }: Pick<Storefront, "timeZone">, now: Date): string => {
  // Swedes write dates as ISO 8601 does.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  formats.set(timeZone, format);
  return format.format(now);
};
