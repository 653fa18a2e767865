import { readFragment } from "@giftshop/graphql";
import { ContentBlockFragment } from "./content-block.fragment.ts";
import type { ContentBlocksProps } from "./content-blocks.tsx";
import { readingComponents } from "./reading-components.ts";

/**
 * The blocks that are read, and need no script: for pages that are about something
 * else and cannot carry the player of a video. Blocks of other types are left out.
 */
export const ReadingBlocks = ({ shop, blocks }: ContentBlocksProps) =>
  readFragment(ContentBlockFragment, blocks).map((block, index) => {
    const Block = readingComponents[block.blockType];
    return Block && <Block key={index} shop={shop} block={block} />;
  });
