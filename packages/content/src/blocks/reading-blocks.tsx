import { readFragment } from "@giftshop/graphql";
import type { Picture } from "@giftshop/storefront-config/branding";
import type { ComponentType } from "react";
import type { BlockProps } from "./block-props.ts";
import { Colored } from "./colored.tsx";
import { Contact } from "./contact.tsx";
import { ContentBlockFragment } from "./content-block.fragment.ts";
import type { ContentBlocksProps } from "./content-blocks.tsx";
import { Questions } from "./questions.tsx";
import { Testimonials } from "./testimonials.tsx";
import { TitleAndBody } from "./title-and-body.tsx";
import { TitleBodyLink } from "./title-body-link.tsx";
import { Usps } from "./usps.tsx";

const components: Partial<Record<BlockProps["block"]["blockType"], ComponentType<BlockProps>>> = {
  TITLE_AND_BODY: TitleAndBody,
  TITLE_BODY_LINK: TitleBodyLink,
  TITLE_BODY_USPS: Usps,
  COLORED: Colored,
  CONTACT: Contact,
  TESTIMONIAL_BLOCK: Testimonials,
  QUESTIONS: Questions,
};

export interface ReadingBlocksProps extends ContentBlocksProps {
  /** Beside questions: the branding record's `faqImage`. */
  questionsPicture?: Picture;
}

/**
 * The blocks that are read, and need no script: for pages that are about something
 * else and cannot carry the player of a video. Blocks of other types are left out.
 */
export const ReadingBlocks = ({ shop, blocks, questionsPicture }: ReadingBlocksProps) =>
  readFragment(ContentBlockFragment, blocks).map((block, index) => {
    const Block = components[block.blockType];
    const picture = block.blockType === "QUESTIONS" ? questionsPicture : undefined;
    return Block && <Block key={index} shop={shop} block={block} picture={picture} />;
  });
