import { filterNames, type GiftCardFilters } from "@giftshop/storefront-config/shop";

/** Filters as commerce takes them; `null` for none. */
export function taxonomyFilters(
  filters: GiftCardFilters,
): { filterByTaxonomy: { taxonomy: string; terms: string[] }[] } | null {
  const filterByTaxonomy = filterNames.flatMap((taxonomy) => {
    const terms = filters[taxonomy];
    return terms ? [{ taxonomy, terms: [...terms] }] : [];
  });
  return filterByTaxonomy.length > 0 ? { filterByTaxonomy } : null;
}
