import { breadcrumbList, defineView, faqPage, sharePageOf } from "@giftshop/page/view";
import { categoryMetadata } from "../category-page/category-metadata.ts";
import { CategoryPage } from "../category-page/category-page.tsx";
import { categoryTrail } from "../category-page/category-trail.ts";
import { categoryPage } from "../pages.ts";
import { collectionPage } from "../structured-data/collection-page.ts";
import { loadCategory } from "./load-category.ts";
import type { WrittenSlots } from "./written-slots.ts";

export const view = defineView({
  pages: [categoryPage],
  load: loadCategory,
  metadata: ({ shop, page, data: { category, pageId } }) => ({
    ...categoryMetadata(shop, category, page),
    picture: sharePageOf(shop, pageId),
    // Further pages are of different length elsewhere: they have no partners.
    partners:
      page === 1
        ? (storefront, language) => {
            const place = category.places.find(
              (each) => each.storefront === storefront.code && each.language === language,
            );
            return place && { url: place.path };
          }
        : undefined,
  }),
  place: ({ shop, parameters, data }) => ({
    route: "category",
    parameters,
    elsewhere: Object.fromEntries(
      data.category.places
        .filter(({ storefront }) => storefront === shop.storefront.code)
        .map(({ language, path }) => [language, { ...parameters, url: path }]),
    ),
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
    <CategoryPage shop={shop} category={data.category} products={data.products} scope={data.scope}>
      <Blocks shop={shop} blocks={data.blocks} />
    </CategoryPage>
  ),
});
