import { getStorefront, type Language, type StorefrontCode } from "@giftshop/storefront-config";
import { ports } from "../stack/shared-stack.ts";

interface Config {
  readonly variationId: string;
  readonly hasFixedPrices: boolean;
  readonly inStock: boolean;
  readonly pricesToShow: readonly { readonly value: number }[];
  readonly minPrice: { readonly value: number };
  readonly maxPrice: { readonly value: number };
}

/** A product as a test chooses it. Amounts in minor units. */
export interface Product {
  readonly title: string;
  /** Path segment of its page. */
  readonly path: string;
  /** Number of places where it is spent. */
  readonly locationCount: number;
  readonly productType: "GIFTCARD" | "DONATION" | "GIFTCARD_BLANK";
  readonly digitalVariationConfig: Config | null;
  readonly physicalVariationConfig: Config | null;
}

const config = "{ variationId hasFixedPrices inStock pricesToShow { value } minPrice { value } maxPrice { value } }";
const query = `query ($userData: UserDataInput!, $page: Int!, $filters: ProductFiltersInput) {
  products(userData: $userData, filters: $filters, paging: { pageNumber: $page, itemsPerPage: 16 }) {
    data { products { title path productType locationCount digitalVariationConfig ${config} physicalVariationConfig ${config} } }
  }
}`;

/**
 * One page of a storefront's listing, as commerce gives it: what a test picks
 * its product from; by `redeem` what a choice card becomes, or a company's.
 */
export const productsOf = async (
  code: StorefrontCode,
  page: number,
  language?: Language,
  commercePort: number = ports.commerce,
  redeem?: { readonly pageId?: string },
): Promise<readonly Product[]> => {
  const { storeId, country, languages } = getStorefront(code);
  const userData = { language: language ?? languages[0], storeID: storeId, countryCode: country };
  const answer = await fetch(`http://localhost:${commercePort}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables: { userData, page, filters: redeem ? { filterByRedeem: redeem } : {} } }),
  });
  const { data } = (await answer.json()) as { data: { products: { data: { products: Product[] } } } };
  return data.products.data.products;
};

/** Whether a gift card takes an amount of one's own, by e-mail and by post. */
export const takesOwnAmount = ({
  productType,
  digitalVariationConfig: digital,
  physicalVariationConfig: physical,
}: Product) =>
  productType === "GIFTCARD" &&
  digital !== null &&
  !digital.hasFixedPrices &&
  digital.inStock &&
  physical?.inStock === true;

/** Pages of a listing that are looked at: most of what a test needs stands on the first two. */
const usual = [1, 2];
/** All there are, of any storefront. */
export const everyPage: readonly number[] = Array.from({ length: 20 }, (_, index) => index + 1);

/**
 * The first gift card of a storefront's listing that fits.
 * @throws when none does
 */
export const findProduct = async (
  code: StorefrontCode,
  fits: (product: Product) => boolean = takesOwnAmount,
  options: { pages?: readonly number[]; language?: Language; commercePort?: number } = {},
): Promise<Product> => {
  for (const page of options.pages ?? usual) {
    const found = (await productsOf(code, page, options.language, options.commercePort)).find(fits);
    if (found) return found;
  }
  throw new Error(`${code} sells no gift card that this test could buy.`);
};
