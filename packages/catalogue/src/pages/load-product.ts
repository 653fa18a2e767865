import { graphql } from "@giftshop/graphql";
import { type PageRequest, required } from "@giftshop/page/view";
import { errorCodes } from "@giftshop/validation";

export const ProductQuery = graphql(`
  query Product($userData: UserDataInput!, $path: String!) {
    product(userData: $userData, path: $path) {
      data {
        path
        soldIn
        title
        category {
          title
          path
        }
        ...ProductPage
        productType
        pageType
        locationCount
        ...ChoiceSection
        ...RestaurantSection
        ...StructuredProduct
      }
      errors {
        code
        message
      }
    }
    getBlocksQueue(userData: $userData, queueID: "product-page") {
      data {
        blocks {
          blockType
          ...ContentBlock
        }
      }
    }
  }
`);

const PlacesQuery = graphql(`
  query Places($userData: UserDataInput!, $path: String!) {
    locations(userData: $userData, productPath: $path) {
      data {
        locations {
          ...RestaurantPlace
        }
      }
    }
  }
`);

/**
 * The first places where a product can be spent, by town; none where they cannot be had, as the page stands
 * without them.
 */
const loadPlaces = async ({ ask }: Pick<PageRequest, "ask">, path: string) => {
  try {
    const { locations } = await ask(PlacesQuery, { path });
    return locations.data?.locations ?? [];
  } catch {
    return [];
  }
};

/**
 * What is sold at a path, and what is written below every
 * product; `undefined` when the storefront does not sell it.
 */
export const loadProduct = async (asking: Pick<PageRequest, "ask">, path: string) => {
  const { product: answer, getBlocksQueue } = await asking.ask(ProductQuery, { path });
  if (answer.errors.some(({ code }) => code === errorCodes.productNotFound)) return undefined;
  const product = required(answer);
  const seated = product.pageType === "RESTAURANT" && product.locationCount > 0;
  // Questions and voices are a help, not the page: without them it stands.
  const blocks = getBlocksQueue.data?.blocks ?? [];
  return { product, blocks: toldOf(product, blocks), places: seated ? await loadPlaces(asking, product.path) : [] };
};

export type LoadedProduct = NonNullable<Awaited<ReturnType<typeof loadProduct>>>;

/**
 * What is read below a product of giving and spending gift cards, so nothing for donations and empty cards;
 * the choice card speaks for itself and leaves the questions.
 */
const toldOf = <B extends { blockType: string }>(
  { productType, pageType }: { productType: string; pageType: string | null },
  written: readonly B[],
): readonly B[] => {
  if (productType !== "GIFTCARD") return [];
  return pageType === "CHOICE" ? written.filter(({ blockType }) => blockType === "QUESTIONS") : written;
};
