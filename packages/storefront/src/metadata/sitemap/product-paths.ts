import { graphql } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { askCommerce } from "../../data/ask-commerce.ts";
import { siteFileCaching } from "../../data/cache-manifest.ts";
import { required } from "../../data/failure.ts";

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
const soldProducts = async (shop: Shop) => {
  const { tags, lifetime } = siteFileCaching(shop.storefront.code);
  const pageAt = async (page: number) =>
    required((await askCommerce(shop, ProductPathsQuery, { page }, { tags, lifetime })).products);
  const first = await pageAt(1);
  const { totalItems, itemsPerPage } = first.paging;
  const further = Array.from({ length: Math.ceil(totalItems / itemsPerPage) - 1 }, (_, index) => pageAt(index + 2));
  return [first, ...(await Promise.all(further))].flatMap(({ products }) => products);
};

/** Paths of everything that a storefront sells, the most chosen first. */
export const productPaths = async (shop: Shop): Promise<string[]> => (await soldProducts(shop)).map(({ path }) => path);

/** Paths of what is spent at places that are known. */
export const spentProductPaths = async (shop: Shop): Promise<string[]> =>
  (await soldProducts(shop)).filter(({ locationCount }) => locationCount > 0).map(({ path }) => path);
