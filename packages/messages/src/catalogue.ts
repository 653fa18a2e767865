import type { Language } from "@giftshop/storefront-config";
import { layer, type Overlays } from "./layer.ts";
import { createTranslate, type Messages, type Translate } from "./translate.ts";

/** Where words are read: a shop, whose locale ("pt-PT") tells the variety. */
export interface Place {
  language: Language;
  /** BCP 47. */
  locale: string;
}

/** The words of one package in every language, for the server. */
export interface MessageCatalogue<M extends Messages> {
  /** Translator of a shop, or of the base of a language; made once and kept. */
  in(place: Place | Language): Translate<M>;
  /** The bare words, to hand to a form that renders in the browser. */
  words(place: Place | Language): M;
}

/**
 * Declares a package's messages. Every language has the same keys and
 * ICU arguments (a check of the repository compares them with English).
 *
 * @param overlays what varieties say otherwise, by locale
 * @example const messages = defineMessages({ nl, fr, de,
 * en, es, it, pt, pl, sv, nb, da, ar }, { "pt-PT": ptPT });
 */
export const defineMessages = <M extends Messages>(
  words: Record<Language, M>,
  overlays: Overlays = {},
): MessageCatalogue<M> => {
  const made = new Map<string, { words: M; translate: Translate<M> }>();
  const of = (place: Place | Language) => {
    const { language, locale } = typeof place === "string" ? { language: place, locale: "" } : place;
    const variety = locale in overlays ? locale : language;
    const known = made.get(variety);
    if (known) return known;
    const own = layer(words[language], overlays[variety]);
    const fresh = { words: own, translate: createTranslate(language, own) };
    made.set(variety, fresh);
    return fresh;
  };
  return { words: (place) => of(place).words, in: (place) => of(place).translate };
};
