import { graphql } from "@giftshop/graphql";
import type { Asking } from "@giftshop/page";
import { required } from "@giftshop/page/view";
import type { RouteParameters } from "@giftshop/storefront-config";

const CategoryPathsQuery = graphql(`
  query CategoryPaths($userData: UserDataInput!) {
    categories(userData: $userData) {
      data {
        path
      }
      errors {
        code
        message
      }
    }
  }
`);

/** The categories that hold a product, in the storefront's order. */
export const categoriesOf = async ({ ask }: Asking): Promise<RouteParameters["category"][]> =>
  required((await ask(CategoryPathsQuery, {})).categories).map(({ path }) => ({ url: path }));
