import { typedWords, wordsOf } from "../search/index.ts";
import { tellingWords } from "./street-words.ts";
import type { SeedLocation } from "./types.ts";

/** What a place is sorted and found by, folded as search folds. */
export interface LocationKeys {
  titleKey: string;
  /** Town and area. */
  cityKey: string;
  areaKey: string | undefined;
  /** Street without the words that many begin with, then the town. */
  streetKey: string;
}

export const keysOf = ({
  title,
  city,
  street,
  administrativeArea,
}: Pick<SeedLocation, "title" | "city" | "street" | "administrativeArea">): LocationKeys => {
  const [town, area] = [wordsOf(city), wordsOf(administrativeArea ?? "")];
  return {
    titleKey: wordsOf(title).join(" "),
    cityKey: [...town, ...area].join(" "),
    areaKey: area.length > 0 ? area.join(" ") : undefined,
    streetKey: [...tellingWords(wordsOf(street)), ...town].join(" "),
  };
};

/** Beginnings of keys that a typed text asks for; empty where it has no words of that kind. */
export const typedKey = (typed: string): { place: string; street: string } => {
  const words = typedWords(typed);
  return { place: words.join(" "), street: tellingWords(words).join(" ") };
};
