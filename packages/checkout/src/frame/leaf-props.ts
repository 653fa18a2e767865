import type { ShopData } from "@giftshop/storefront-config/shop";
import type { ReactNode } from "react";
import type { CheckoutWords } from "./checkout-words.ts";

/** What the living part of a page is made from; plain data. */
export interface PartProps {
  shop: ShopData;
  words: CheckoutWords;
  /** Basket and order are those of the exchange of a gift card. */
  redeem?: boolean;
}

/** What every client leaf of this package gets: the same, and the skeleton that the server has rendered. */
export interface LeafProps extends PartProps {
  /** Stands in its place, in its size, until it lives. */
  skeleton: ReactNode;
}
