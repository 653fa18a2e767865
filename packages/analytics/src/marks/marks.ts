import { major, withoutTax } from "../layer/amounts.ts";
import type { AnalyticsEvent } from "../layer/events.ts";
import type { ListSource } from "../layer/list-sources.ts";

/** Attributes by which an element says what it shows, so that the page needs no script to count it. */
export type Marks = Readonly<Record<`data-${string}`, string | number | undefined>>;

/** Marks the element around a list of products. `before`: how many stand on earlier pages of it. */
export const listMark = (source: ListSource, before = 0): Marks => ({
  "data-list": source,
  "data-before": before || undefined,
});

export interface MarkedProduct {
  /** Its path; empty where one element stands for several. */
  path: string;
  /** Default: the text of the link in it. */
  name?: string;
  productType?: string | undefined;
  /** What it begins at, minor units, VAT included. */
  price?: number;
}

/**
 * Marks a product of a marked list. Its name is that of the link in it.
 *
 * @param rate basis points of the storefront's VAT
 */
export const itemMark = ({ path, name, productType, price }: MarkedProduct, rate = 0): Marks => ({
  "data-item": path,
  "data-name": name,
  "data-kind": productType,
  ...(price !== undefined && {
    "data-price": major(withoutTax({ productType: productType ?? "GIFTCARD", price }, rate)),
  }),
});

/** Marks what stands for an event by being on the page: a product that is looked at, results of a search. */
export const shownMark = (event: AnalyticsEvent): Marks => ({ "data-shown": JSON.stringify(event) });
