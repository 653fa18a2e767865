import { graphql } from "@giftshop/graphql";
import {
  breadcrumbList,
  defineView,
  faqPage,
  type PageRequest,
  required,
  sharePageOf,
  whereSold,
} from "@giftshop/page/view";
import { errorCodes } from "@giftshop/validation";
import { categoryMetadata } from "../category-page/category-metadata.ts";
import { CategoryPage } from "../category-page/category-page.tsx";
import { categoryTrail } from "../category-page/category-trail.ts";
import { categoryPage } from "../pages.ts";
import { collectionPage } from "../structured-data/collection-page.ts";
import type { WrittenSlots } from "./written-slots.ts";

const CategoryQuery = graphql(`
  query Category($userData: UserDataInput!, $path: String!, $page: Int!, $first: Boolean!, $filters: ProductFiltersInput) {
    category(userData: $userData, path: $path) {
      data {
        title
        soldIn
        ...CategoryPage
      }
      errors {
        code
        message
      }
    }
    page(userData: $userData, pageType: CATEGORY, path: $path) {
      data {
        id
        blocks @include(if: $first) {
          ...ContentBlock
        }
      }
    }
    products(userData: $userData, filters: $filters, paging: { itemsPerPage: 16, pageNumber: $page }) {
      data {
        paging {
          totalItems
          itemsPerPage
        }
        ...CategoryProducts
        ...StructuredList
      }
      errors {
        code
        message
      }
    }
  }
`);

/**
 * A category with one page of its products; `undefined` where there is no such page. What is written of
 * it (`blocks`) stands on the first of them alone; `pageId` names its written page, where it has one.
 */
const load = async ({ ask, parameters: { url }, page }: PageRequest<"category">) => {
  const filters = { filterByTaxonomy: [{ taxonomy: "cb_api_giftcard_categories", terms: [url] }] };
  const answer = await ask(CategoryQuery, { path: url, page, first: page === 1, filters });
  if (answer.category.errors.some(({ code }) => code === errorCodes.pageNotFound)) return undefined;
  const products = required(answer.products);
  const { totalItems, itemsPerPage } = products.paging;
  if (page > Math.ceil(totalItems / itemsPerPage)) return undefined;
  const { id: pageId, blocks = [] } = answer.page.data ?? {};
  return { category: required(answer.category), products, pageId, blocks };
};

export const view = defineView({
  pages: [categoryPage],
  load,
  metadata: ({ shop, page, parameters, data: { category, pageId } }) => ({
    ...categoryMetadata(shop, category, page),
    picture: sharePageOf(shop, pageId),
    // Further pages are of different length elsewhere: they have no partners.
    partners: page === 1 ? whereSold<"category">(category.soldIn, parameters) : undefined,
  }),
  graph: (asked, { questionsIn }: WrittenSlots) => {
    const { shop, origin, parameters, page, data } = asked;
    const questions = questionsIn(data.blocks);
    const { title } = categoryMetadata(shop, data.category, page);
    return [
      breadcrumbList(origin, categoryTrail(shop, data.category.title)),
      collectionPage(asked, { title, address: shop.link("category", parameters), products: data.products }),
      ...(questions.length > 0 ? [faqPage(questions)] : []),
    ];
  },
  view: ({ shop, data }, { Blocks }) => (
    <CategoryPage shop={shop} category={data.category} products={data.products} pageId={data.pageId}>
      <Blocks shop={shop} blocks={data.blocks} />
    </CategoryPage>
  ),
});
