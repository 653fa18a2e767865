import type { ShopData } from "@giftshop/storefront-config/shop";
import type { Gift } from "../quote-page/gifts.ts";
import type { BusinessWords } from "../quote-page/quote-words.ts";

/** What the page for many recipients hands to the browser. */
export interface RecipientsPartProps {
  shop: ShopData;
  words: BusinessWords;
  gifts: readonly Gift[];
}
