import { type FilterName, filterNames, type GiftCardFilters } from "@giftshop/storefront-config";

/** Between the groups and between the terms of one; neither can stand in a term, and neither is encoded in a path. */
const groupMark = "~";
const termMark = "_";

/** Filters as one segment of an internal path, the groups in their order: `food_travel~digital`, `~physical`. */
export const filterSegment = (filters: GiftCardFilters): string =>
  filterNames.map((name) => (filters[name] ?? []).join(termMark)).join(groupMark);

/** What {@link filterSegment} wrote. */
export const filtersOfSegment = (segment: string): GiftCardFilters => {
  const groups = segment.split(groupMark);
  return Object.fromEntries(
    filterNames.flatMap((name, index): [FilterName, string[]][] => {
      const terms = groups[index]?.split(termMark).filter(Boolean) ?? [];
      return terms.length > 0 ? [[name, terms]] : [];
    }),
  );
};
