import { type FragmentType, readFragment } from "@giftshop/graphql";
import { inOneColumn } from "@giftshop/graphql/pictures";
import { ProductCardFragment } from "./product-card.fragment.ts";
import type { ProductCardTexts } from "./product-card-texts.ts";
import { toProductCard } from "./to-product-card.ts";

/** A product as a list shows it. */
export type ListedCard = ReturnType<typeof toProductCard>;

/**
 * The products of a list as their cards show them, all their
 * pictures in one file; runs on the server and in the browser.
 */
export const productCards = (
  products: readonly FragmentType<typeof ProductCardFragment>[],
  texts: ProductCardTexts,
): ListedCard[] =>
  inOneColumn(readFragment(ProductCardFragment, products)).map((product) => toProductCard(product, texts));
