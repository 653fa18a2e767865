import { createTranslate } from "@giftshop/messages";
import type { SearchWords } from "../search-words.ts";

/** The translator of what has a number in it. */
export const countedIn = ({ language, counted }: SearchWords) => createTranslate(language, counted);

/** How much was found. */
export const Count = ({ words, count }: { words: SearchWords; count: number }) => countedIn(words)("count", { count });
