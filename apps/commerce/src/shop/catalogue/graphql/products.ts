import { filterNames } from "@giftshop/storefront-config";
import { builder } from "../../../platform/graphql/builder.ts";
import { type Paging, PagingInfoType } from "../../../platform/graphql/paging.ts";
import { type Answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { categoryAt } from "../present.ts";
import { apart } from "../products/apart.ts";
import { filterGroupsOf } from "../products/filter-groups.ts";
import { orderOf, type ProductSort } from "../products/order-of.ts";
import { type Filters, selectProducts } from "../products/select-products.ts";
import type { CatalogueView } from "../snapshot/view.ts";
import { FilterGroupType } from "./parts.ts";
import { inView, type ProductInView, ProductType } from "./product-type.ts";

const [categories] = filterNames;

export interface ProductPage {
  topProducts: ProductInView[];
  products: ProductInView[];
  paging: { totalItems: number; paging: Paging };
  view: CatalogueView;
  filters: Filters;
}

const ProductsType = builder.objectRef<ProductPage>("Products").implement({
  fields: (t) => ({
    topProducts: t.expose("topProducts", { type: [ProductType] }),
    products: t.expose("products", { type: [ProductType] }),
    paging: t.expose("paging", { type: PagingInfoType }),
    filterGroups: t.field({
      description: "What the list can be narrowed by, each group counted beside what is chosen of the other.",
      type: [FilterGroupType],
      resolve: ({ view, filters }) => filterGroupsOf(view, filters),
    }),
  }),
});

export const ProductsPayload = builder.objectRef<Answer<ProductPage>>("ProductsPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: ProductsType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

/** What a list is narrowed by, and how it is ordered. */
export interface Listed extends Filters {
  sort?: ProductSort | null | undefined;
}

/** Filters with categories by their slugs: a category's page names its own by its address. */
const bySlug = (view: CatalogueView, { filterByTaxonomy, ...filters }: Filters): Filters => ({
  ...filters,
  filterByTaxonomy: filterByTaxonomy?.map(({ taxonomy, terms }) => ({
    taxonomy,
    terms: taxonomy === categories ? terms.map((term) => categoryAt(view, term) ?? term) : terms,
  })),
});

/** One page of what a view sells and filters leave of it. */
export const listProducts = async (
  view: CatalogueView,
  { sort, ...asked }: Listed,
  page: Paging,
): Promise<ProductPage> => {
  const filters = bySlug(view, asked);
  const order = sort ? await orderOf(view, sort) : undefined;
  const { topProducts, products, totalItems } = selectProducts(view.snapshot, filters, page, order);
  return {
    topProducts: topProducts.map((product) => inView(view, product)),
    products: (order ? products : apart(products)).map((product) => inView(view, product)),
    paging: { totalItems, paging: page },
    view,
    filters,
  };
};
