import type { Language } from "@giftshop/storefront-config";
import { type LocationTranslate, loadWords } from "./load-words.ts";
import { type PlaceSource, placesOf } from "./place-source.ts";

/** What the finder works with once somebody uses it. */
export interface Late {
  t: LocationTranslate;
  source: PlaceSource;
}

/**
 * Words of a language, and the places of a product. This module, and all behind it, is fetched on first need.
 */
export const loadLate = async (language: Language, product: string): Promise<Late> => ({
  t: await loadWords(language),
  source: placesOf(product),
});
