const fourDigits = /^\d{4}$/u;
const fourDigitsFromOne = /^[1-9]\d{3}$/u;
const fiveDigits = /^\d{5}$/u;

/** Specification, section 5, keyed by ISO 3166-1 alpha-2; matched against upper case with single spaces. */
export const postCodePatterns: Readonly<Record<string, RegExp>> = {
  NL: /^[1-9]\d{3} ?(?!SA|SD|SS)[A-Z]{2}$/u,
  BE: fourDigitsFromOne,
  AT: fourDigitsFromOne,
  CH: fourDigitsFromOne,
  LU: fourDigitsFromOne,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/u,
  DE: /^(?!01000|99999)(?:0[1-9]\d{3}|[1-9]\d{4})$/u,
  FR: fiveDigits,
  ES: fiveDigits,
  IT: fiveDigits,
  MX: fiveDigits,
  FI: fiveDigits,
  // D6W is the one routing key that is not a letter and two digits.
  IE: /^(?:[A-Z]\d{2}|D6W) ?[A-Z\d]{4}$/u,
  PL: /^\d{2}-\d{3}$/u,
  SE: /^\d{3} ?\d{2}$/u,
  AU: /^(?:0[2-9]\d{2}|[1-8]\d{3}|9[0-7]\d{2})$/u,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/u,
  BR: /^\d{5}-?\d{3}$/u,
  PT: /^\d{4}-\d{3}$/u,
  US: /^\d{5}(?:-?\d{4})?$/u,
  DK: fourDigits,
  NO: fourDigits,
  NZ: fourDigits,
};

/** Where the digits are set apart, so that a code typed in one run is written as the post writes it. */
const separators: Readonly<Record<string, readonly [RegExp, string]>> = {
  NL: [/^(\d{4})([A-Z]{2})$/u, "$1 $2"],
  GB: [/^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/u, "$1 $2"],
  IE: [/^([A-Z]\d{2}|D6W)([A-Z\d]{4})$/u, "$1 $2"],
  CA: [/^([A-Z]\d[A-Z])(\d[A-Z]\d)$/u, "$1 $2"],
  SE: [/^(\d{3})(\d{2})$/u, "$1 $2"],
  PL: [/^(\d{2})(\d{3})$/u, "$1-$2"],
  PT: [/^(\d{4})(\d{3})$/u, "$1-$2"],
  BR: [/^(\d{5})(\d{3})$/u, "$1-$2"],
  US: [/^(\d{5})(\d{4})$/u, "$1-$2"],
};

/** Writes a code as its country's post does, as far as it can be told. */
export const withSeparators = (code: string, country: string): string => {
  const [pattern, replacement] = separators[country] ?? [];
  return pattern && replacement ? code.replace(/[ -]/gu, "").replace(pattern, replacement) : code;
};
