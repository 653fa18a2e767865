import type { GiftCardFilters } from "@giftshop/storefront-config";
import { filterSegment, filtersOfSegment } from "./filter-segment.ts";

/**
 * What tells the pages of one folder of `src/app` apart: parameters of the route, page and filters of a list.
 */
export interface PageAddress {
  /** Where several routes share the folder. */
  route?: string | undefined;
  parameters: Readonly<Record<string, string>>;
  /** Counts from 1. */
  page: number;
  filters: GiftCardFilters;
}

/** Stands for an address that says nothing. */
const empty = "_";

/** An address as the last segment of an internal path: `product=atelier-brume`, `page=2&filters=~digital`. */
export const addressSegment = ({ route, parameters, page, filters }: PageAddress): string => {
  const values = {
    route,
    ...parameters,
    page: page > 1 ? `${page}` : undefined,
    filters: Object.keys(filters).length > 0 ? filterSegment(filters) : undefined,
  };
  const said = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return said.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&") || empty;
};

/** What {@link addressSegment} wrote. */
export const addressOfSegment = (segment: string): PageAddress => {
  const entries = segment === empty ? [] : segment.split("&").map((each) => each.split("=", 2));
  const values = Object.fromEntries(entries.map(([name = "", value = ""]) => [name, decodeURIComponent(value)]));
  const { route, page = "1", filters = "", ...parameters } = values;
  return { route, parameters, page: Number(page), filters: filtersOfSegment(filters) };
};
