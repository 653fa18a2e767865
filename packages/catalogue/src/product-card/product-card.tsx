import { type FragmentType, readFragment } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { ProductCardFragment } from "./product-card.fragment.ts";
import { productCardTexts } from "./product-card-texts.ts";
import { ProductCardView } from "./product-card-view.tsx";
import { toProductCard } from "./to-product-card.ts";

export interface ProductCardProps {
  shop: Shop;
  product: FragmentType<typeof ProductCardFragment>;
  /** Place in its list, counted from 0. */
  position: number;
  /** See `ProductCardView`. */
  eager?: boolean;
}

/** A product of a list, on the server. */
export function ProductCard({ shop, product, position, eager = false }: ProductCardProps) {
  const card = toProductCard(readFragment(ProductCardFragment, product), productCardTexts(shop));
  return <ProductCardView {...card} position={position} eager={eager} />;
}
