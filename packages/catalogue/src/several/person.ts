import type { DayPlan } from "@giftshop/delivery-date/text";
import type { ReceiverValue } from "@giftshop/receivers/value";
import type { Draft } from "../buy/draft.ts";
import { writtenPlan } from "./written-day.ts";

/** One of several people who get the gift of the page: who, where to, and what is different for them. Empty: as chosen on the page. */
export interface Person extends ReceiverValue {
  id: string;
  message: string;
  amount: string;
  /** A day as it was written, in a table or by {@link writtenDay}. */
  day: string;
}

/** Of a digital gift that says a day and no hour. */
const morning = 9;

/** The day of one person: their own, or that of the page; `undefined` where it cannot be read. */
export function dayOf({ day }: Person, { kind, day: chosen }: Draft, locale: string): DayPlan | null | undefined {
  if (day.trim() === "") return chosen;
  const plan = writtenPlan(day, locale);
  if (plan === undefined || kind === "PHYSICAL") return plan && { date: plan.date };
  return { ...plan, hour: plan.hour ?? morning };
}

/** The gift of the page for one person. */
export function draftOf(person: Person, draft: Draft, locale: string): Draft {
  const { id: _, amount, message, day: __, way, ...receiver } = person;
  return {
    ...draft,
    ...receiver,
    emailAgain: receiver.email,
    several: false,
    forSomebodyElse: true,
    way: draft.kind === "DIGITAL" ? "" : way,
    ...(amount.trim() === "" ? {} : { value: undefined, amount }),
    message: message || draft.message,
    day: dayOf(person, draft, locale) ?? null,
  };
}
