import type { ShopData } from "@giftshop/storefront-config/shop";
import type { ReactNode } from "react";
import type { Gift } from "./gifts.ts";
import type { BusinessWords } from "./quote-words.ts";

/** What the living part of the page is made from; plain data. */
export interface QuotePartProps {
  shop: ShopData;
  words: BusinessWords;
  gifts: readonly Gift[];
  /** Accepts the quote that the address names. */
  accept: ReactNode;
}
