import type { ResultOf } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import type { Picture } from "@giftshop/storefront-config/branding";
import type { ContentBlockFragment } from "./content-block.fragment.ts";

/** What every block's component takes. */
export interface BlockProps {
  shop: Shop;
  block: ResultOf<typeof ContentBlockFragment>;
  /** Beside its words where there is room; it says nothing that they do not. */
  picture?: Picture | undefined;
}
