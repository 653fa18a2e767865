import { builder } from "../../graphql/builder.ts";
import { ProductTypeEnum } from "../../graphql/common.ts";
import { type Answer, answer, ErrorType } from "../../graphql/payload.ts";
import { UserDataInput } from "../../graphql/user-data.ts";
import { filterGroupsOf } from "../filter-groups.ts";
import { type Filters, type Paging, selectProducts } from "../select-products.ts";
import { type CatalogueView, viewOf } from "../view.ts";
import { PagingInfoType, PagingInput, pagingOf, TaxonomyFilterInput } from "./paging.ts";
import { FilterGroupType } from "./parts.ts";
import { inView, type ProductInView, ProductType } from "./product-type.ts";

const ProductFiltersInput = builder.inputType("ProductFiltersInput", {
  fields: (t) => ({
    filterByProductType: t.field({ type: [ProductTypeEnum], required: false }),
    filterByTaxonomy: t.field({ type: [TaxonomyFilterInput], required: false }),
  }),
});

interface ProductPage {
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

const ProductsPayload = builder.objectRef<Answer<ProductPage>>("ProductsPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: ProductsType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

builder.queryField("products", (t) =>
  t.field({
    type: ProductsPayload,
    args: {
      userData: t.arg({ type: UserDataInput }),
      filters: t.arg({ type: ProductFiltersInput, required: false }),
      paging: t.arg({ type: PagingInput, required: false }),
    },
    resolve: answer(async ({ filters, paging }, scope) => {
      const view = await viewOf(scope);
      const page = pagingOf(paging);
      const { topProducts, products, totalItems } = selectProducts(view.snapshot, filters ?? {}, page);
      return {
        topProducts: topProducts.map((product) => inView(view, product)),
        products: products.map((product) => inView(view, product)),
        paging: { totalItems, paging: page },
        view,
        filters: filters ?? {},
      };
    }),
  }),
);
