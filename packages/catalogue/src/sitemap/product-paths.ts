import { graphql } from "@giftshop/graphql";
import type { Asking } from "@giftshop/page";
import { required } from "@giftshop/page/view";
import type { RouteParameters } from "@giftshop/storefront-config";

const ProductPathsQuery = graphql(`
  query ProductPaths($userData: UserDataInput!, $page: Int!) {
    products(
      userData: $userData
      filters: { filterByProductType: [GIFTCARD, DONATION, GIFTCARD_BLANK] }
      paging: { itemsPerPage: 48, pageNumber: $page }
    ) {
      data {
        paging {
          totalItems
          itemsPerPage
        }
        products {
          path
          locationCount
        }
      }
      errors {
        code
        message
      }
    }
  }
`);

/** Everything that a storefront sells, the most chosen first. */
const soldProducts = async ({ ask }: Asking) => {
  const pageAt = async (page: number) => required((await ask(ProductPathsQuery, { page })).products);
  const first = await pageAt(1);
  const { totalItems, itemsPerPage } = first.paging;
  const further = Array.from({ length: Math.ceil(totalItems / itemsPerPage) - 1 }, (_, index) => pageAt(index + 2));
  return [first, ...(await Promise.all(further))].flatMap(({ products }) => products);
};

/** Everything that a storefront sells, the most chosen first. */
export const productsOf = async (asking: Asking): Promise<RouteParameters["product"][]> =>
  (await soldProducts(asking)).map(({ path }) => ({ product: path }));

/** What is spent at places that are known. */
export const spentProductsOf = async (asking: Asking): Promise<RouteParameters["productLocations"][]> =>
  (await soldProducts(asking)).filter(({ locationCount }) => locationCount > 0).map(({ path }) => ({ product: path }));
