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

const ProductSortEnum = builder.enumType("ProductSort", { values: ["PRICE", "NAME"] as const });

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
    filterByOccasion: t.stringList({
      required: false,
      description:
        "What suits one of them: birthday, thank-you, wedding, new-baby, december, get-well, farewell, new-home.",
    }),
    filterByPrice: t.stringList({
      required: false,
      description:
        "What can be given at a value of one of them: small (up to 2.5 times the least value of a digital card), medium (to 5), large (to 10), grand.",
    }),
    sort: t.field({
      type: ProductSortEnum,
      required: false,
      description: "By lowest price or by title. Default: most chosen first.",
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
