import type { FilterName, GiftCardFilters } from "@giftshop/storefront-config/shop";

/** Filters with the terms of one vocabulary replaced; a vocabulary without a term is left out. */
export function withTerms(filters: GiftCardFilters, name: FilterName, terms: readonly string[]): GiftCardFilters {
  const { [name]: _, ...others } = filters;
  return terms.length > 0 ? { ...others, [name]: [...terms].sort() } : others;
}

/** Filters with one term switched on or off. */
export function withSwitched(filters: GiftCardFilters, name: FilterName, term: string): GiftCardFilters {
  const terms = filters[name] ?? [];
  return withTerms(filters, name, terms.includes(term) ? terms.filter((other) => other !== term) : [...terms, term]);
}

/** How many terms are chosen. */
export function chosenCount(filters: GiftCardFilters): number {
  return Object.values(filters).flat().length;
}
