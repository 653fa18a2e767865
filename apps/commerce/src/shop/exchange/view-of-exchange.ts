import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { facetsOf } from "../catalogue/products/facets.ts";
import type { CatalogueView } from "../catalogue/snapshot/view.ts";
import { exchangeable } from "./exchange-of.ts";
import { pageById } from "./pages.ts";

/**
 * The catalogue as if the storefront sold only what cards are exchanged for, in the catalogue's own order.
 *
 * @param pageId of the company whose cards they are
 * @throws Failure 2047 for a page that is none
 */
export const viewOfExchange = async (
  { services, storefront }: Pick<Scope, "services" | "storefront">,
  view: CatalogueView,
  pageId?: string,
): Promise<CatalogueView> => {
  const page = pageId === undefined ? undefined : await pageById(services.pool, storefront.code, pageId);
  if (pageId !== undefined && page === undefined) throw new Failure("pageNotFound", "filters.filterByRedeem.pageId");
  const products = exchangeable(view.snapshot, page);
  return { ...view, snapshot: { ...view.snapshot, products, facets: facetsOf(products, storefront) } };
};
