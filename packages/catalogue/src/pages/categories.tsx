import { graphql } from "@giftshop/graphql";
import { breadcrumbList, defineView, required } from "@giftshop/page/view";
import { categoriesMetadata } from "../categories-page/categories-metadata.ts";
import { CategoriesPage } from "../categories-page/categories-page.tsx";
import { categoriesTrail } from "../category-page/category-trail.ts";
import { catalogueMessages } from "../messages.ts";
import { categoriesPage } from "../pages.ts";

const CategoriesQuery = graphql(`
  query Categories($userData: UserDataInput!) {
    categories(userData: $userData) {
      data {
        ...CategoryTile
      }
      errors {
        code
        message
      }
    }
  }
`);

export const view = defineView({
  pages: [categoriesPage],
  // All categories that hold a product, in the storefront's order.
  load: async ({ ask }) => required((await ask(CategoriesQuery, {})).categories),
  metadata: ({ shop, data }) => ({
    ...categoriesMetadata(shop, data),
    title: catalogueMessages.in(shop)("categories.metaTitle"),
  }),
  graph: ({ shop, origin }) => [breadcrumbList(origin, categoriesTrail(shop))],
  view: ({ shop, data }) => <CategoriesPage shop={shop} categories={data} />,
});
