import { type ListName, listNames } from "../lists/list-names.ts";
import { type MapArea, writeMapArea } from "../lists/write-map-area.ts";
import type { PaymentError } from "./query.ts";

/**
 * Query parameters that a link may carry; `undefined` leaves
 * one out. A redeem token or a click id is never among them.
 */
export interface LinkQuery extends Partial<Record<ListName, string | readonly string[] | undefined>> {
  /** Page of a list whose path has no place for it, counted from 1; the first is left out. */
  page?: number | undefined;
  /** Search text. */
  s?: string | undefined;
  /** Why a payment came back. */
  error?: PaymentError | undefined;
  /** UUID of an order. */
  order?: string | undefined;
  /** Rectangle of a map. */
  area?: MapArea | undefined;
}

const toTerms = (value: string | readonly string[] = []): string =>
  typeof value === "string" ? value : [...value].sort().join(",");

/** The query of a link, with its question mark; "" for none. Commas between terms stay readable. */
export const writeQuery = ({ area, page = 1, ...query }: LinkQuery = {}): string => {
  const search = new URLSearchParams(area ? writeMapArea(area) : []);
  if (page > 1) search.set("page", `${page}`);
  for (const name of ["s", "error", "order"] as const) if (query[name] !== undefined) search.set(name, query[name]);
  for (const name of listNames) {
    const terms = toTerms(query[name]);
    if (terms) search.set(name, terms);
  }
  return search.size > 0 ? `?${`${search}`.replaceAll("%2C", ",")}` : "";
};
