import { plainNumber } from "@giftshop/validation/digits";

/**
 * Calling codes (ITU-T E.164) that the form offers, by ISO 3166-1
 * alpha-2; a number with another one is typed with its "+".
 */
const callingCodes: Readonly<Record<string, string>> = {
  AE: "971",
  AT: "43",
  AU: "61",
  BE: "32",
  BG: "359",
  BR: "55",
  CA: "1",
  CH: "41",
  CY: "357",
  CZ: "420",
  DE: "49",
  DK: "45",
  EE: "372",
  ES: "34",
  FI: "358",
  FR: "33",
  GB: "44",
  GR: "30",
  HR: "385",
  HU: "36",
  IE: "353",
  IN: "91",
  IS: "354",
  IT: "39",
  LT: "370",
  LU: "352",
  LV: "371",
  MA: "212",
  MT: "356",
  MX: "52",
  NL: "31",
  NO: "47",
  NZ: "64",
  PL: "48",
  PT: "351",
  RO: "40",
  SA: "966",
  SE: "46",
  SI: "386",
  SK: "421",
  TR: "90",
  UA: "380",
  US: "1",
  ZA: "27",
};

/** Names of countries in a language, as the browser knows them. */
export const countryName = (country: string, locale: string): string =>
  new Intl.DisplayNames([locale], { type: "region", fallback: "code" }).of(country) ?? country;

/** The calling codes to choose from: those of `first` before all others, then by name. */
export const callingCodeOptions = (first: readonly string[], locale: string) => {
  const collator = new Intl.Collator(locale);
  const all = Object.entries(callingCodes).map(([country, callingCode]) => ({
    country,
    callingCode,
    label: countryName(country, locale),
  }));
  const rank = (country: string) => (first.includes(country) ? first.indexOf(country) : first.length);
  return all.toSorted((a, b) => rank(a.country) - rank(b.country) || collator.compare(a.label, b.label));
};

/**
 * The number as it is dialled from anywhere: "06 12 34 56 78"
 * in FR is "+33612345678". What already has a "+" or 00 stays.
 */
export const internationalNumber = (typed: string, country: string): string => {
  const trimmed = plainNumber(typed);
  const code = callingCodes[country];
  if (trimmed === "" || trimmed.startsWith("+") || trimmed.startsWith("00") || !code) return trimmed;
  // Letters are kept for the rule to refuse, and the zero of Italian numbers, which they have abroad, too.
  const digits = trimmed.replace(/[\s().\-/]/gu, "");
  return `+${code}${country === "IT" ? digits : digits.replace(/^0/u, "")}`;
};
