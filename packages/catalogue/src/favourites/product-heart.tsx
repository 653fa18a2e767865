import type { Shop } from "@giftshop/storefront-config";
import { catalogueMessages } from "../messages.ts";
import { Heart } from "./heart.tsx";

export interface ProductHeartProps {
  shop: Shop;
  product: { id: string; title: string };
}

/** The heart of a gift card with its words, for pages of other features. */
export const ProductHeart = ({ shop, product: { id, title } }: ProductHeartProps) => (
  <Heart product={id} label={catalogueMessages.in(shop)("card.heart", { title })} />
);
