import { graphql } from "@giftshop/graphql";
import { request } from "@giftshop/graphql/browser";
import { inOneColumn } from "@giftshop/graphql/pictures";

const BrandsPage = graphql(`
  query BrandsPage($userData: UserDataInput!, $path: String!, $page: Int!) {
    product(userData: $userData, path: $path) {
      data {
        brands(paging: { itemsPerPage: 500, pageNumber: $page }) {
          brands {
            id
            title
            path
            backgroundColor
            image {
              url
            }
            category {
              path
              title
            }
          }
          paging {
            totalItems
            itemsPerPage
          }
        }
      }
      errors {
        code
      }
    }
  }
`);

/** A brand that the choice card is exchanged for. */
export interface Brand {
  id: string;
  title: string;
  path: string;
  backgroundColor: string;
  image: { url: string };
  category: { path: string; title: string } | null;
}

const loadPage = async (path: string, page: number) => {
  const { product } = await request(BrandsPage, { path, page });
  if (!product.data?.brands) throw new Error(`The brands of a card were refused (${product.errors[0]?.code}).`);
  return product.data.brands;
};

/**
 * Fetches every brand of a choice card, by name, with their pictures in sheets of neighbours.
 *
 * @param path of the choice card's page
 * @throws when commerce did not answer with brands
 */
export const loadBrands = async (path: string, locale: string): Promise<Brand[]> => {
  const first = await loadPage(path, 1);
  const { totalItems, itemsPerPage } = first.paging;
  const further = Array.from({ length: Math.ceil(totalItems / itemsPerPage) - 1 }, (_, index) =>
    loadPage(path, index + 2),
  );
  const all = [first, ...(await Promise.all(further))].flatMap(({ brands }) => brands);
  const { compare } = new Intl.Collator(locale);
  return inOneColumn(all.sort((one, other) => compare(one.title, other.title)));
};
