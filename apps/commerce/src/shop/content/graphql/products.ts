import { builder } from "../../../platform/graphql/builder.ts";
import { ProductTypeEnum } from "../../../platform/graphql/common.ts";
import { PagingInput, pagingOf } from "../../../platform/graphql/paging.ts";
import { answer } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { listProducts, ProductsPayload } from "../../catalogue/graphql/products.ts";
import { TaxonomyFilterInput } from "../../catalogue/graphql/taxonomy-filter.ts";
import { viewOf } from "../../catalogue/snapshot/view.ts";
import { viewOfExchange } from "../../exchange/view-of-exchange.ts";
import { viewOfPage } from "../products-of-page.ts";
import { PageTypeEnum } from "./page-kind.ts";

const PageFilterInput = builder.inputType("PageFilterInput", {
  fields: (t) => ({ fieldName: t.string(), pageId: t.id(), pageType: t.field({ type: PageTypeEnum }) }),
});

const RedeemFilterInput = builder.inputType("RedeemFilterInput", {
  fields: (t) => ({ pageId: t.id({ required: false, description: "Of a company, whose cards are had for less." }) }),
});

const ProductFiltersInput = builder.inputType("ProductFiltersInput", {
  fields: (t) => ({
    filterByProductType: t.field({ type: [ProductTypeEnum], required: false }),
    filterByTaxonomy: t.field({ type: [TaxonomyFilterInput], required: false }),
    filterByPage: t.field({ type: PageFilterInput, required: false }),
    filterByRedeem: t.field({
      type: RedeemFilterInput,
      required: false,
      description: "What gift cards are exchanged for alone: gift cards but the choice card, and donations.",
    }),
  }),
});

// Stands with the pages, as one of them may say which products are asked for.
builder.queryField("products", (t) =>
  t.field({
    type: ProductsPayload,
    args: {
      userData: t.arg({ type: UserDataInput }),
      filters: t.arg({ type: ProductFiltersInput, required: false }),
      paging: t.arg({ type: PagingInput, required: false }),
    },
    resolve: answer(async ({ filters, paging }, scope) => {
      const { filterByPage, filterByRedeem, ...others } = filters ?? {};
      const all = await viewOf(scope);
      const had = filterByRedeem ? await viewOfExchange(scope, all, filterByRedeem.pageId ?? undefined) : all;
      const view = filterByPage ? await viewOfPage(scope, had, filterByPage) : had;
      return listProducts(view, others, pagingOf(paging));
    }),
  }),
);
