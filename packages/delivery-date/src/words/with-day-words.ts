import { defineMessages, type Messages } from "@giftshop/messages";
import type { Language } from "@giftshop/storefront-config";
import type { DayWords } from "../day-text.ts";
import { overlays as dayOverlays, words as dayWords } from "./messages/words.ts";

type Overlay = { readonly [key: string]: string | Overlay };
type Overlays = Readonly<Record<string, Overlay>>;

const days: Readonly<Record<Language, DayWords>> = dayWords;

/** The words alone, for a page that hands them on as they are. */
export const dayMessages = defineMessages(days, dayOverlays);

/** A package's words with those of the day of a gift among them; server side, as it has all languages. */
export const withDayWords = <M extends Messages>(words: Record<Language, M>): Record<Language, M & DayWords> =>
  Object.fromEntries(
    Object.entries(words).map(([language, own]) => [language, { ...own, ...days[language as Language] }]),
  ) as Record<Language, M & DayWords>;

/** As {@link withDayWords}, for what varieties say otherwise. */
export const withDayOverlays = (overlays: Overlays): Overlays => {
  const days: Overlays = dayOverlays;
  return Object.fromEntries(Object.entries(overlays).map(([locale, own]) => [locale, { ...own, ...days[locale] }]));
};
