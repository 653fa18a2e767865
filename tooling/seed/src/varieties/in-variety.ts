import type { Language, Storefront } from "@giftshop/storefront-config";
import { dutchVarieties } from "./dutch.ts";
import { englishVarieties } from "./english.ts";
import { frenchVarieties } from "./french.ts";
import { germanVarieties } from "./german.ts";
import { italianVarieties } from "./italian.ts";
import { polishVarieties } from "./polish.ts";
import { portugueseVarieties } from "./portuguese.ts";
import { spanishVarieties } from "./spanish.ts";
import type { Variety } from "./variety.ts";

const varieties: Readonly<Record<string, Variety>> = {
  ...englishVarieties,
  ...frenchVarieties,
  ...germanVarieties,
  ...dutchVarieties,
  ...spanishVarieties,
  ...italianVarieties,
  ...polishVarieties,
  ...portugueseVarieties,
};

/** Whole words only, as "port" is not a part of "transport"; signs and spaces stand for themselves. */
const wordsOf = (text: string): RegExp => {
  const literal = text.replace(/[\\^$.*+?()[\]{}|]/gu, "\\$&");
  const begin = /^\p{L}/u.test(text) && text.length > 1 ? "(?<![\\p{L}:/@])" : "";
  const end = /\p{L}$/u.test(text) && text.length > 1 ? "(?!\\p{L})" : "";
  return new RegExp(begin + literal + end, "gu");
};

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Replacement = readonly [pattern: RegExp, own: string];

const replacementsOf = (variety: Variety): readonly Replacement[] =>
  variety.flatMap(([base, own]) => [
    [wordsOf(base), own] as const,
    ...(upper(base) === base ? [] : [[wordsOf(upper(base)), upper(own)] as const]),
  ]);

const made = new Map<string, readonly Replacement[]>();

const replacementsIn = (locale: string): readonly Replacement[] | undefined => {
  const variety = varieties[locale];
  if (!variety) return undefined;
  const known = made.get(locale) ?? replacementsOf(variety);
  made.set(locale, known);
  return known;
};

const replaced = (value: unknown, replacements: readonly Replacement[]): unknown => {
  if (typeof value === "string") {
    return replacements.reduce((text, [pattern, own]) => text.replace(pattern, own), value);
  }
  if (Array.isArray(value)) return value.map((item) => replaced(item, replacements));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    // The address of a page stays the same in every variety: others link to it.
    Object.entries(value).map(([key, item]) => [key, key === "path" ? item : replaced(item, replacements)]),
  );
};

/** A text, or every text of a structure, as the country of a storefront writes its language. */
export const inVariety = <Value>(value: Value, { country }: Pick<Storefront, "country">, language: Language): Value => {
  const replacements = replacementsIn(`${language}-${country}`);
  return replacements ? (replaced(value, replacements) as Value) : value;
};
