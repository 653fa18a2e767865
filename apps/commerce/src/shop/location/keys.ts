import { wordsOf } from "../search/index.ts";
import { tellingWords } from "./street-words.ts";
import type { SeedLocation } from "./types.ts";

/** What a place is sorted and found by, folded as search folds. */
export interface LocationKeys {
  titleKey: string;
  /** Town and area. */
  cityKey: string;
  /** Its other name, and area. */
  otherCityKey: string | undefined;
  areaKey: string | undefined;
  /** Street without the words that many begin with, then the town. */
  streetKey: string;
}

type Named = Pick<SeedLocation, "title" | "city" | "otherCityName" | "street" | "administrativeArea">;

/** Makes keys of many places: towns, areas and streets come up again and again, so each is folded once. */
export const createKeys = (): ((location: Named) => LocationKeys) => {
  const folded = new Map<string, readonly string[]>();
  const fold = (text: string): readonly string[] => {
    const known = folded.get(text) ?? wordsOf(text);
    folded.set(text, known);
    return known;
  };
  return ({ title, city, otherCityName, street, administrativeArea = "" }) => {
    const [town, area] = [fold(city), fold(administrativeArea)];
    return {
      titleKey: wordsOf(title).join(" "),
      cityKey: [...town, ...area].join(" "),
      otherCityKey: otherCityName === undefined ? undefined : [...fold(otherCityName), ...area].join(" "),
      areaKey: area.length > 0 ? area.join(" ") : undefined,
      streetKey: [...tellingWords(fold(street)), ...town].join(" "),
    };
  };
};

/** Most words that an address is looked up by: more are in none. */
const mostWords = 12;

/**
 * The Arabic article before the first letter of a word of which more
 * is to come; before two letters it is folded away as it is in keys.
 */
const begunArticle = /^ال(?=\p{L}$)/u;

/** Beginnings of keys that a typed text asks for; empty where it has no words of that kind. */
export const typedKey = (typed: string): { place: string; street: string } => {
  const words = wordsOf(typed, mostWords).map((word) => word.replace(begunArticle, ""));
  return { place: words.join(" "), street: tellingWords(words).join(" ") };
};
