import { type Money, moneyOf } from "../../platform/graphql/common.ts";
import type { CatalogueView } from "./snapshot/view.ts";
import type { Reduction } from "./types.ts";

/** Days in which a price that was lowered is shown as reduced. */
const shownDays = 30;
const day = 86_400_000;

/**
 * The price beside a reduced one: the lowest of the 30 days before (Directive 98/6/EC, Article 6a), or null
 * where it is not reduced, or was too long ago.
 */
export const priceBefore = (
  { storefront, now }: Pick<CatalogueView, "storefront" | "now">,
  reduction: Reduction | null,
): Money | null =>
  reduction !== null && now.getTime() < Date.parse(reduction.since) + shownDays * day
    ? moneyOf(storefront, reduction.before)
    : null;
