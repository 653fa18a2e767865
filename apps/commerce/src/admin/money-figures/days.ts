import { storefronts } from "@giftshop/storefront-config";
import { Temporal } from "temporal-polyfill";
import { type StaffScope, storefrontsOf } from "../staff/api/scope.ts";
import { Refused } from "../staff/refused.ts";

/** Days that are counted at once. */
const mostDays = 366;

const dayOf = (text: string, parameter: string): Temporal.PlainDate => {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) throw new Refused("INVALID", parameter);
  try {
    return Temporal.PlainDate.from(text);
  } catch {
    throw new Refused("INVALID", parameter);
  }
};

const startOf = (day: Temporal.PlainDate, timeZone: string): Date =>
  new Date(day.toZonedDateTime(timeZone).epochMilliseconds);

/** From when until when some days last, in any zone. Throws INVALID where they are none, or too many. */
export const daysOf = (from: string, to: string): ((timeZone: string) => { from: Date; until: Date }) => {
  const [first, last] = [dayOf(from, "from"), dayOf(to, "to")];
  const { days } = first.until(last);
  if (days < 0 || days >= mostDays) throw new Refused("INVALID", "to");
  return (timeZone) => ({ from: startOf(first, timeZone), until: startOf(last.add({ days: 1 }), timeZone) });
};

/** Legal entities of which the person sees a storefront. */
export const entitiesOf = (scope: StaffScope): ReadonlySet<string> => {
  const codes = storefrontsOf(scope);
  const own = codes === undefined ? storefronts : storefronts.filter(({ code }) => codes.includes(code));
  return new Set(own.map(({ legalEntity }) => legalEntity));
};
