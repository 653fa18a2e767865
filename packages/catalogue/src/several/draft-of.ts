import type { DayPlan } from "@giftshop/delivery-date/text";
import type { Draft } from "../buy/draft/draft.ts";
import type { Person } from "./person.ts";
import { writtenPlan } from "./written-day.ts";

/** The hour of a digital gift that says a day and no hour. */
const morning = 9;

/** The day of one person: their own, or that of the page; `undefined` where it cannot be read. */
export const dayOf = ({ day }: Person, { kind, day: chosen }: Draft, locale: string): DayPlan | null | undefined => {
  if (day.trim() === "") return chosen;
  const plan = writtenPlan(day, locale);
  if (plan === undefined || kind === "PHYSICAL") return plan && { date: plan.date };
  return { ...plan, hour: plan.hour ?? morning };
};

/** The gift of the page for one person. */
export const draftOf = (person: Person, draft: Draft, locale: string): Draft => {
  const { id: _, amount, message, day: __, way, ...receiver } = person;
  return {
    ...draft,
    ...receiver,
    emailAgain: receiver.email,
    decided: true,
    several: false,
    forSomebodyElse: true,
    way: draft.kind === "DIGITAL" ? "" : way,
    ...(amount.trim() === "" ? {} : { value: undefined, amount }),
    message: message || draft.message,
    day: dayOf(person, draft, locale) ?? null,
  };
};
