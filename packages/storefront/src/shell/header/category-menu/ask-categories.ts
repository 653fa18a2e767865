import { graphql, type ResultOf } from "@giftshop/graphql";
import { request } from "@giftshop/graphql/browser";

const MenuCategories = graphql(`
  query MenuCategories($userData: UserDataInput!) {
    categories(userData: $userData) {
      data {
        id
        title
        path
        topList(limit: 4) {
          id
          title
          path
          image {
            url
          }
          backgroundColor
        }
      }
    }
  }
`);

/** A category of the panel, with its top products. */
export type MenuCategory = NonNullable<ResultOf<typeof MenuCategories>["categories"]["data"]>[number];

let asked: Promise<readonly MenuCategory[]> | undefined;

/**
 * The shop's categories, asked once a page; after a failure
 * the next need asks again. Empty where there are none.
 */
export const askCategories = (): Promise<readonly MenuCategory[]> => {
  asked ??= request(MenuCategories, {}).then(({ categories }) => categories.data ?? []);
  asked.catch(() => {
    asked = undefined;
  });
  return asked;
};
