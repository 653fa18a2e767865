import type { Language } from "@giftshop/storefront-config";
import type { Overlays } from "../layer.ts";
import type { Messages } from "../translate.ts";
import type { LimitWords } from "./limit-text.ts";
import { overlays as limitOverlays, words } from "./messages/words.ts";

const limits: Readonly<Record<Language, LimitWords>> = words;

/**
 * A package's words with those of what an order cannot hold among them; server side, as it has all languages.
 */
export const withLimits = <M extends Messages>(words: Record<Language, M>): Record<Language, M & LimitWords> =>
  Object.fromEntries(
    Object.entries(words).map(([language, own]) => [language, { ...own, ...limits[language as Language] }]),
  ) as Record<Language, M & LimitWords>;

/** As {@link withLimits}, for what varieties say otherwise. */
export const withLimitOverlays = (overlays: Overlays): Overlays => {
  const limits: Overlays = limitOverlays;
  return Object.fromEntries(Object.entries(overlays).map(([locale, own]) => [locale, { ...own, ...limits[locale] }]));
};
