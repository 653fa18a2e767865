import { limits } from "../lengths/limits.ts";
import { asciiDigits } from "./digits.ts";
import { normaliseDigits } from "./gift-card.ts";
import { judgeMachineText } from "./machine-text.ts";
import type { Judgement } from "./rule.ts";

/**
 * VAT numbers by country, without its letters in front (the European
 * Union's VIES, HMRC, the Swiss UID and Norwegian registers).
 */
const forms: ReadonlyMap<string, RegExp> = new Map([
  ["AT", /^U\d{8}$/u],
  ["BE", /^[01]?\d{9}$/u],
  ["BG", /^\d{9,10}$/u],
  ["CH", /^\d{9}(?:MWST|TVA|IVA)?$/u],
  ["CY", /^\d{8}[A-Z]$/u],
  ["CZ", /^\d{8,10}$/u],
  ["DE", /^\d{9}$/u],
  ["DK", /^\d{8}$/u],
  ["EE", /^\d{9}$/u],
  ["ES", /^(?:[A-Z]\d{7}[\dA-Z]|\d{8}[A-Z])$/u],
  ["FI", /^\d{8}$/u],
  ["FR", /^[\dA-HJ-NP-Z]{2}\d{9}$/u],
  ["GB", /^(?:\d{9}(?:\d{3})?|(?:GD|HA)\d{3})$/u],
  ["GR", /^\d{9}$/u],
  ["HR", /^\d{11}$/u],
  ["HU", /^\d{8}$/u],
  ["IE", /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/u],
  ["IT", /^\d{11}$/u],
  ["LT", /^\d{9}(?:\d{3})?$/u],
  ["LU", /^\d{8}$/u],
  ["LV", /^\d{11}$/u],
  ["MT", /^\d{8}$/u],
  ["NL", /^\d{9}B\d{2}$/u],
  ["NO", /^\d{9}(?:MVA)?$/u],
  ["PL", /^\d{10}$/u],
  ["PT", /^\d{9}$/u],
  ["RO", /^\d{2,10}$/u],
  ["SE", /^\d{12}$/u],
  ["SI", /^\d{8}$/u],
  ["SK", /^\d{10}$/u],
]);

/** Whether the form of a country's VAT numbers is known, and so a company there has one. */
export const hasVatNumbers = (country: string): boolean => forms.has(country);

/** Letters in front of a number, where they are not the country's own two. */
const letters: Readonly<Record<string, readonly string[]>> = { CH: ["CHE"], GB: ["GB", "XI"], GR: ["EL", "GR"] };

/** Without spaces, dots and dashes, letters in upper case. */
const plainVatNumber = (text: string): string => normaliseDigits(text).toUpperCase();

/**
 * With its letters in front a number is its own country's; without
 * them it is read in `country`, or in any where none is known.
 */
const hasKnownForm = (plain: string, country: string | undefined): boolean =>
  [...forms].some(
    ([one, form]) =>
      ((country ?? one) === one && form.test(plain)) ||
      (letters[one] ?? [one]).some((front) => plain.startsWith(front) && form.test(plain.slice(front.length))),
  );

/**
 * As it is kept: a number of a known form without spaces, dots and dashes
 * ("nl 1234.56.789.b01" → "NL123456789B01"), another one as it was typed.
 */
export const normaliseVatNumber = (text: string, country?: string): string => {
  const plain = plainVatNumber(text);
  return hasKnownForm(plain, country) ? plain : asciiDigits(text).trim();
};

/**
 * A VAT number by its form (decisions, "VAT/registry number checked for form"); commerce may ask a register.
 * Another country's letters may lead; where no form is known any short text is right.
 *
 * @param country ISO 3166-1 alpha-2 in which a number without letters in front is read
 */
export const judgeVatNumber = (text: string, country?: string): Judgement => {
  if (text.trim() === "") return "required";
  if (hasKnownForm(plainVatNumber(text), country)) return undefined;
  return country === undefined || forms.has(country) ? "characters" : judgeMachineText(text, limits.reference);
};
