import { getStorefront, isStorefrontCode } from "@giftshop/storefront-config";
import { checkFields, type Note, under } from "../checking/check-catalogue.ts";
import type { Judge } from "../checking/judge.ts";
import { locationTextRules } from "./rules.ts";

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Judges what a place of a storefront is called in further languages;
 * nobody would read one that the storefront does not speak.
 */
export const checkTexts = (judge: Judge, storefront: string, texts: unknown, note: Note): void => {
  if (!isObject(texts)) {
    note("", "must be texts by language");
    return;
  }
  const spoken: readonly string[] = isStorefrontCode(storefront) ? getStorefront(storefront).languages : [];
  for (const [language, text] of Object.entries(texts)) {
    const at = under(note, language);
    if (!isObject(text) || Object.keys(text).length === 0) at("", "must have texts");
    else if (spoken.includes(language)) checkFields(judge, locationTextRules, text, [], at);
    else for (const field of Object.keys(text)) at(field, `is in a language that ${storefront} does not speak`);
  }
};
