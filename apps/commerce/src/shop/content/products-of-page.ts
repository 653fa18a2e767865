import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { categoryAt } from "../catalogue/present.ts";
import { facetsOf } from "../catalogue/products/facets.ts";
import type { CatalogueView } from "../catalogue/snapshot/view.ts";
import type { CatalogueProduct } from "../catalogue/types.ts";
import { chooseProducts } from "./choose-products.ts";
import { readPage, readVersion } from "./select-pages.ts";
import type { PageKind, StoredPage } from "./types.ts";

/** Which products: those that a field of a published page names. */
export interface PageFilter {
  fieldName: string;
  /** Version, or last segment of the page's address. */
  pageId: string;
  pageType: PageKind;
}

type Read = (view: CatalogueView, page: StoredPage) => readonly CatalogueProduct[];

const fields: Readonly<Record<string, Read>> = {
  products: (view, page) =>
    page.blocks.flatMap(({ products }) => (products ? chooseProducts(view, products, page) : [])),
  category: ({ snapshot }, { kind, key }) => (kind === "CATEGORY" && snapshot.byCategory.get(key)) || [],
};

/**
 * The catalogue as if the storefront sold only what a page names, in the catalogue's own order.
 *
 * @throws Failure for a field that is none, and for a page that is not published here
 */
export const viewOfPage = async (
  { services, storefront, language }: Scope,
  view: CatalogueView,
  { fieldName, pageId, pageType }: PageFilter,
): Promise<CatalogueView> => {
  const read = Object.hasOwn(fields, fieldName) ? fields[fieldName] : undefined;
  if (read === undefined) throw new Failure("notAnOption", "filters.filterByPage.fieldName");
  const place = { storefront: storefront.code, language };
  const page = await (/^\d{1,9}$/u.test(pageId)
    ? readVersion(services.pool, place, Number(pageId))
    : readPage(services.pool, place, pageType, (pageType === "CATEGORY" && categoryAt(view, pageId)) || pageId));
  // Drafts were never published.
  if (page?.kind !== pageType || page.publishedAt === null)
    throw new Failure("pageNotFound", "filters.filterByPage.pageId");
  const named = new Set(read(view, page));
  const products = view.snapshot.products.filter((product) => named.has(product));
  return { ...view, snapshot: { ...view.snapshot, products, facets: facetsOf(products, storefront) } };
};
