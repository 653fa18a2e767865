import type { ResultOf } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import type { ContentBlockFragment } from "./content-block.fragment.ts";

/** What every block's component takes. */
export interface BlockProps {
  shop: Shop;
  block: ResultOf<typeof ContentBlockFragment>;
}
