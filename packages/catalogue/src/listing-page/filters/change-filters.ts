import type { GiftCardFilters, ListName } from "@giftshop/storefront-config/shop";

/** Filters with the terms of one parameter replaced; one without a term is left out. */
export const withTerms = (filters: GiftCardFilters, name: ListName, terms: readonly string[]): GiftCardFilters => {
  const { [name]: _, ...others } = filters;
  return terms.length > 0 ? { ...others, [name]: [...terms].sort() } : others;
};

/** Filters with one term switched on or off. A list has one order: another takes its place. */
export const withSwitched = (filters: GiftCardFilters, name: ListName, term: string): GiftCardFilters => {
  const terms = filters[name] ?? [];
  if (terms.includes(term)) {
    const left = terms.filter((other) => other !== term);
    return withTerms(filters, name, left);
  }
  return withTerms(filters, name, name === "sort" ? [term] : [...terms, term]);
};

/** How many terms narrow the list; its order leaves nothing out. */
export const chosenCount = ({ sort: _, ...filters }: GiftCardFilters): number => Object.values(filters).flat().length;
