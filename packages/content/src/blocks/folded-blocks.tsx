import { readFragment } from "@giftshop/graphql";
import type { Picture } from "@giftshop/storefront-config/branding";
import { AccordionItem } from "@giftshop/ui-kit/accordion";
import { ContentBlockFragment } from "./content-block.fragment.ts";
import type { ContentBlocksProps } from "./content-blocks.tsx";
import { readingComponents } from "./reading-components.ts";

export interface FoldedBlocksProps extends Pick<ContentBlocksProps, "shop" | "blocks"> {
  /** Beside questions: the branding record's `faqImage`. */
  questionsPicture?: Picture;
}

/**
 * The blocks that are read, each folded below its title: for pages that are about something
 * else, within their answers. Blocks of other types are left out; one without a title stands open.
 */
export const FoldedBlocks = ({ shop, blocks, questionsPicture }: FoldedBlocksProps) =>
  readFragment(ContentBlockFragment, blocks).map((block, index) => {
    const Block = readingComponents[block.blockType];
    if (!Block) return null;
    if (!block.title) return <Block key={index} shop={shop} block={block} />;
    const picture = block.blockType === "QUESTIONS" ? questionsPicture : undefined;
    return (
      <AccordionItem key={index} title={block.title}>
        <Block shop={shop} block={{ ...block, title: null }} picture={picture} folded />
      </AccordionItem>
    );
  });
