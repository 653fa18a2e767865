import type { DayPlan } from "./day-text.ts";

/**
 * Says how it went: the code of commerce's refusal, `undefined`
 * where the day was taken; rejects where commerce is out of reach.
 */
export type ChooseDay = (plan: DayPlan | null) => Promise<number | undefined> | number | undefined;
