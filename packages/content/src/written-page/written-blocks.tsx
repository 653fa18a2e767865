import { type FragmentType, readFragment } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { ContentBlocks } from "../blocks/content-blocks.tsx";
import { WrittenPageFragment } from "./written-page.fragment.ts";

export interface WrittenBlocksProps {
  shop: Shop;
  page: FragmentType<typeof WrittenPageFragment>;
}

/** The blocks of one page within another: French shops answer questions on the page where they are written to. */
export function WrittenBlocks({ shop, page }: WrittenBlocksProps) {
  return <ContentBlocks shop={shop} blocks={readFragment(WrittenPageFragment, page).blocks} />;
}
