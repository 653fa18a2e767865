import { type FragmentType, readFragment } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { ContentBlockFragment } from "../blocks/content-block.fragment.ts";
import { ContentBlocks } from "../blocks/content-blocks.tsx";
import { WrittenPageFragment } from "./written-page.fragment.ts";

export interface WrittenBlocksProps {
  shop: Shop;
  page: FragmentType<typeof WrittenPageFragment>;
}

/**
 * The blocks of one page within another: French shops answer questions on
 * the page where they are written to. Whom to ask is said there already.
 */
export const WrittenBlocks = ({ shop, page }: WrittenBlocksProps) => {
  const blocks = readFragment(WrittenPageFragment, page).blocks.filter(
    (block) => readFragment(ContentBlockFragment, block).blockType !== "CONTACT",
  );
  return <ContentBlocks shop={shop} blocks={blocks} />;
};
