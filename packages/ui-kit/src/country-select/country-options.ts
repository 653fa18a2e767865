import type { SearchSelectOption } from "../search-select/search-select-props.ts";

/**
 * Countries as options, named in a language (Unicode CLDR, through Intl): those of
 * `first` in their order, then all others by name. Each is also found by its code.
 * @param countries ISO 3166-1 alpha-2
 * @param locale BCP 47
 */
export const countryOptions = (
  countries: readonly string[],
  locale: string,
  first: readonly string[] = [],
): SearchSelectOption[] => {
  const names = new Intl.DisplayNames([locale], { type: "region", fallback: "code" });
  const collator = new Intl.Collator(locale);
  const rank = (country: string) => (first.includes(country) ? first.indexOf(country) : first.length);
  return countries
    .map((id) => ({ id, label: names.of(id) ?? id, keywords: [id] }))
    .toSorted((a, b) => rank(a.id) - rank(b.id) || collator.compare(a.label, b.label));
};
