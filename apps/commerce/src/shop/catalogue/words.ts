import type { Language, Storefront } from "@giftshop/storefront-config";
import type { Words } from "./types.ts";

/** Words in a language, or in the storefront's own where a translation is missing. */
export const inLanguage = (words: Words, language: Language, { languages }: Pick<Storefront, "languages">): string =>
  words[language] ?? words[languages[0]] ?? "";
