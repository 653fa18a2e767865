import { filterNames, type GiftCardFilters, type ListName, listNames } from "@giftshop/storefront-config";

/**
 * Between the groups and between the terms of one; neither
 * can stand in a term, and neither is encoded in a path.
 */
const groupMark = "~";
const termMark = "_";

/**
 * Filters as one segment of an internal path, the groups in their order: `food_travel~digital`,
 * `~physical`; with those of the shop's own where one is chosen: `~~birthday~~price`.
 */
export const filterSegment = (filters: GiftCardFilters): string => {
  const names = filters.occasion || filters.price || filters.sort ? listNames : filterNames;
  return names.map((name) => (filters[name] ?? []).join(termMark)).join(groupMark);
};

/** What {@link filterSegment} wrote. */
export const filtersOfSegment = (segment: string): GiftCardFilters => {
  const groups = segment.split(groupMark);
  return Object.fromEntries(
    listNames.flatMap((name, index): [ListName, string[]][] => {
      const terms = groups[index]?.split(termMark).filter(Boolean) ?? [];
      return terms.length > 0 ? [[name, terms]] : [];
    }),
  );
};
