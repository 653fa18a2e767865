"use client";

import { useMemo } from "react";
import { LazySearchSelect, type SearchSelectProps } from "../search-select/search-select-lazy.tsx";
import { countryOptions } from "./country-options.ts";

export interface CountrySelectProps extends Omit<SearchSelectProps, "options"> {
  /** ISO 3166-1 alpha-2 of those to choose from, in any order. */
  countries: readonly string[];
  /** Countries that are offered before all others, in their order. */
  first?: readonly string[] | undefined;
  /** BCP 47; countries are named and sorted in it. */
  locale: string;
}

/**
 * A country, found by its name or code, whose code it reports; light, as its list is fetched on first need.
 */
export const CountrySelect = ({ countries, first, locale, ...select }: CountrySelectProps) => {
  const options = useMemo(() => countryOptions(countries, locale, first), [countries, locale, first]);
  return <LazySearchSelect autoComplete="country" {...select} options={options} />;
};
