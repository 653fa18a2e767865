import type { ResultOf } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import type { Picture } from "@giftshop/storefront-config/branding";
import type { WrittenPageFragment } from "../written-page/written-page.fragment.ts";
import type { ContentBlockFragment } from "./content-block.fragment.ts";

/** The page that a block stands on, where it is one of written blocks. */
export interface BlockPage extends Pick<ResultOf<typeof WrittenPageFragment>, "pageType" | "title"> {
  /** Path of the gift card that words of the page are written on. */
  gift?: string | undefined;
}

/** What every block's component takes. */
export interface BlockProps {
  shop: Shop;
  block: ResultOf<typeof ContentBlockFragment>;
  /** Beside its words where there is room; it says nothing that they do not. */
  picture?: Picture | undefined;
  page?: BlockPage | undefined;
  /** Its title stands above it, and opens it. Default `false`. */
  folded?: boolean;
}
