import { type FragmentType, readFragment } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import type { ComponentType } from "react";
import type { BlockPage, BlockProps } from "./block-props.ts";
import { Colored } from "./colored/colored.tsx";
import { Contact } from "./contact.tsx";
import { ContentBlockFragment } from "./content-block.fragment.ts";
import { ImageBody } from "./image-body.tsx";
import { Posts } from "./posts.tsx";
import { Products } from "./products.tsx";
import { Questions } from "./questions.tsx";
import { Testimonials } from "./testimonials.tsx";
import { TitleAndBody } from "./title-and-body.tsx";
import { TitleBodyLink } from "./title-body-link.tsx";
import { Usps } from "./usps.tsx";
import { VideoBlock } from "./video.tsx";
import { WithHand } from "./with-hand.tsx";

/** How each block type of the specification is shown; a new type is asked for here by the compiler. */
const components: Readonly<Record<BlockProps["block"]["blockType"], ComponentType<BlockProps>>> = {
  TITLE_AND_BODY: TitleAndBody,
  TITLE_BODY_LINK: TitleBodyLink,
  TITLE_BODY_USPS: Usps,
  IMAGE_BODY: ImageBody,
  COLORED: Colored,
  CONTACT: Contact,
  WITH_HAND: WithHand,
  PRODUCT_REFERENCE_BLOCK: Products,
  BLOG_BLOCK: Posts,
  TESTIMONIAL_BLOCK: Testimonials,
  QUESTIONS: Questions,
  VIDEO: VideoBlock,
};

export interface ContentBlocksProps {
  shop: Shop;
  blocks: readonly FragmentType<typeof ContentBlockFragment>[];
  /** The page that they stand on: none of them says its name again. */
  page?: BlockPage | undefined;
}

/** The blocks of a written page, one below the other. Server component. */
export const ContentBlocks = ({ shop, blocks, page }: ContentBlocksProps) =>
  readFragment(ContentBlockFragment, blocks).map((block, index) => {
    const Block = components[block.blockType];
    const shown = page && block.title === page.title ? { ...block, title: null } : block;
    return <Block key={index} shop={shop} block={shown} page={page} />;
  });
