import type { Language } from "@giftshop/storefront-config";
import { createTranslate, type Messages, type Translate } from "./translate.ts";

/** The words of one package in every language, for the server. */
export interface MessageCatalogue<M extends Messages> {
  /** Translator of one language; made once and kept. */
  in(language: Language): Translate<M>;
  /** The bare words, to hand to a form that renders in the browser. */
  words(language: Language): M;
}

/**
 * Declares a package's messages. Every language has the same keys and ICU arguments (a check of the repository compares them with English).
 *
 * @example const messages = defineMessages({ nl, fr, de, en, es, it, pt, pl, sv, nb, da, ar });
 */
export function defineMessages<M extends Messages>(words: Record<Language, M>): MessageCatalogue<M> {
  const made = new Map<Language, Translate<M>>();
  return {
    words: (language) => words[language],
    in(language) {
      const known = made.get(language) ?? createTranslate(language, words[language]);
      made.set(language, known);
      return known;
    },
  };
}
