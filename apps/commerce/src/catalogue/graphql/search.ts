import { builder } from "../../graphql/builder.ts";
import { type Image, ImageType, ProductTypeEnum } from "../../graphql/common.ts";
import { type Answer, answer, ErrorType } from "../../graphql/payload.ts";
import { UserDataInput } from "../../graphql/user-data.ts";
import { imageOf, titleOf } from "../present.ts";
import { searchCatalogue } from "../search/search-catalogue.ts";
import type { CatalogueCategory, CatalogueProduct, ProductType } from "../types.ts";
import { type CatalogueView, viewOf } from "../view.ts";
import { inLanguage } from "../words.ts";

/** How many of a group are shown; `totalItems` counts all. */
const mostShown = 20;

interface SearchItem {
  id: string;
  title: string;
  path: string;
  image: Image | null;
  productType: ProductType | null;
  backgroundColor: string | null;
  showShadow: boolean | null;
  description: string;
}

const SearchItemType = builder.objectRef<SearchItem>("SearchItem").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    title: t.exposeString("title"),
    path: t.exposeString("path"),
    image: t.expose("image", { type: ImageType, nullable: true }),
    productType: t.expose("productType", { type: ProductTypeEnum, nullable: true }),
    backgroundColor: t.exposeString("backgroundColor", { nullable: true }),
    showShadow: t.exposeBoolean("showShadow", { nullable: true }),
    description: t.exposeString("description"),
  }),
});

const SearchGroupTypeEnum = builder.enumType("SearchGroupType", { values: ["PRODUCTS", "CATEGORIES"] as const });

interface SearchGroup {
  groupType: "PRODUCTS" | "CATEGORIES";
  items: SearchItem[];
}

const SearchGroupType = builder.objectRef<SearchGroup>("SearchGroup").implement({
  fields: (t) => ({
    groupType: t.expose("groupType", { type: SearchGroupTypeEnum }),
    items: t.expose("items", { type: [SearchItemType] }),
  }),
});

interface SearchResult {
  body: SearchGroup[];
  totalItems: number;
}

const SearchResultType = builder.objectRef<SearchResult>("SearchResult").implement({
  fields: (t) => ({
    body: t.expose("body", { type: [SearchGroupType] }),
    totalItems: t.exposeInt("totalItems"),
  }),
});

const SearchPayload = builder.objectRef<Answer<SearchResult>>("SearchPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: SearchResultType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

const productItem = (view: CatalogueView, product: CatalogueProduct): SearchItem => ({
  id: `${product.id}`,
  title: titleOf(view, product),
  path: product.path,
  image: imageOf(view, product),
  productType: product.type,
  backgroundColor: product.backgroundColor,
  showShadow: product.showShadow,
  description: inLanguage(product.description, view.language, view.storefront),
});

const categoryItem = (view: CatalogueView, category: CatalogueCategory): SearchItem => ({
  id: category.slug,
  title: titleOf(view, category),
  path: category.slug,
  image: null,
  productType: null,
  backgroundColor: null,
  showShadow: null,
  description: "",
});

builder.queryField("search_v1", (t) =>
  t.field({
    type: SearchPayload,
    args: { userData: t.arg({ type: UserDataInput }), inputText: t.arg.string() },
    resolve: answer(async ({ inputText }, scope): Promise<SearchResult> => {
      const view = await viewOf(scope);
      const { products, categories } = searchCatalogue(view, inputText);
      const groups: SearchGroup[] = [
        { groupType: "PRODUCTS", items: products.slice(0, mostShown).map((product) => productItem(view, product)) },
        {
          groupType: "CATEGORIES",
          items: categories.slice(0, mostShown).map((category) => categoryItem(view, category)),
        },
      ];
      return {
        body: groups.filter(({ items }) => items.length > 0),
        totalItems: products.length + categories.length,
      };
    }),
  }),
);
