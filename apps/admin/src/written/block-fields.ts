import type { BlockType, ContentBlock } from "@giftshop/validation/content";

/** Fields of a block that are shown to be filled, by its type, besides those that already have something. */
const fields: Readonly<Record<BlockType, readonly (keyof ContentBlock)[]>> = {
  TITLE_AND_BODY: ["title", "body"],
  IMAGE_BODY: ["title", "image", "body", "link"],
  TITLE_BODY_LINK: ["title", "body", "link"],
  TITLE_BODY_USPS: ["title", "body", "items"],
  COLORED: ["title", "body", "link"],
  WITH_HAND: ["title", "body", "link"],
  PRODUCT_REFERENCE_BLOCK: ["title", "products", "link"],
  BLOG_BLOCK: ["title", "posts", "link"],
  TESTIMONIAL_BLOCK: ["title", "reviews"],
  CONTACT: ["title", "body"],
  QUESTIONS: ["title", "items"],
  VIDEO: ["title", "video"],
};

export const fieldsOf = (block: ContentBlock): readonly (keyof ContentBlock)[] => [
  ...new Set([
    ...fields[block.blockType],
    ...(Object.keys(block) as (keyof ContentBlock)[]).filter(
      (name) => name !== "blockType" && block[name] !== undefined,
    ),
  ]),
];
