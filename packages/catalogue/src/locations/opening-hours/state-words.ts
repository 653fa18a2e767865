import { fill } from "../../arrival/fill.ts";
import type { OpeningState } from "./opening-state.ts";
import type { OpeningTexts } from "./opening-texts.ts";
import { timeWords } from "./week-words.ts";

/** Whether a place is open, in a sentence. */
export const stateWords = (state: OpeningState, texts: OpeningTexts, locale: string): string => {
  if (state.open) {
    return state.closes ? fill(texts.openUntil, { time: timeWords(state.closes, locale) }) : texts.openAlways;
  }
  const time = timeWords(state.opens, locale);
  if (state.daysAhead === 0) return fill(texts.opensToday, { time });
  if (state.daysAhead === 1) return fill(texts.opensTomorrow, { time });
  return fill(texts.opensDay, { time, weekday: texts.weekdays[state.dayOfWeek - 1] ?? "" });
};
