import type { ShopData } from "@giftshop/storefront-config/shop";
import type { ReactNode } from "react";
import type { CheckoutWords } from "./checkout-words.ts";

/** What every client leaf of this package gets; plain data but for the skeleton, which the server has rendered. */
export interface LeafProps {
  shop: ShopData;
  words: CheckoutWords;
  /** Stands in its place, in its size, until it lives. */
  skeleton: ReactNode;
}
