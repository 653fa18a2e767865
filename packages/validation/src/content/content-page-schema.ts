import { array, boolean, number, object, string } from "yup";
import {
  type BlockType,
  blockTypes,
  type ContentBlock,
  mostPostsOfBlock,
  mostReviewsOfBlock,
  pageKinds,
  videoProviders,
} from "./content.ts";
import { videoId } from "./video-id.ts";

const text = (max: number) => string().strict().trim().max(max, "tooLong");
const words = (max: number) => text(max).required("required");
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/u;
const link = /^(route:[a-zA-Z]+|https?:\/\/\S+|mailto:\S+|tel:\+?[\d]+)$/u;

const needs: Readonly<Record<BlockType, readonly (keyof ContentBlock)[]>> = {
  TITLE_AND_BODY: ["title", "body"],
  IMAGE_BODY: ["image", "body"],
  TITLE_BODY_LINK: ["title", "body", "link"],
  TITLE_BODY_USPS: ["items"],
  COLORED: ["title", "body"],
  WITH_HAND: ["title", "body"],
  PRODUCT_REFERENCE_BLOCK: ["title", "products"],
  BLOG_BLOCK: ["title", "posts"],
  TESTIMONIAL_BLOCK: ["reviews"],
  CONTACT: ["title", "body"],
  QUESTIONS: ["title", "items"],
  VIDEO: ["video"],
};

const items = array(object({ title: words(300), body: words(4000) })).min(1, "required");

const block = object({
  blockType: string()
    .oneOf([...blockTypes], "notAnOption")
    .required("required"),
  title: text(200),
  body: text(20_000),
  image: object({ hash: words(64), alt: text(300).defined() }).default(undefined),
  link: object({ text: words(100), to: words(500).matches(link, "characters") }).default(undefined),
  items: items.default(undefined),
  products: object({
    category: text(80),
    paths: array(words(120)).max(24, "tooLong").default(undefined),
    count: number().integer("wholeNumber").min(1, "notAnOption").max(24, "notAnOption").required("required"),
  }).default(undefined),
  posts: object({
    term: text(80),
    count: number()
      .integer("wholeNumber")
      .min(1, "notAnOption")
      .max(mostPostsOfBlock, "notAnOption")
      .required("required"),
  }).default(undefined),
  reviews: object({
    count: number()
      .integer("wholeNumber")
      .min(1, "notAnOption")
      .max(mostReviewsOfBlock, "notAnOption")
      .required("required"),
  }).default(undefined),
  video: object({
    provider: string()
      .oneOf([...videoProviders], "notAnOption")
      .required("required"),
    url: words(500).matches(/^https:\/\/\S+$/u, "characters"),
    mimeType: text(100),
    title: words(200),
  })
    .default(undefined)
    .test("playable", "characters", (video, context) => {
      const provider = videoProviders.find((known) => known === video?.provider);
      if (!video?.url || provider === undefined || provider === "SELF_HOSTED") return true;
      return (
        videoId(provider, video.url) !== undefined ||
        context.createError({ path: `${context.path}.url`, message: "characters" })
      );
    }),
  taxonomy: array(words(80)).max(20, "tooLong").default(undefined),
})
  // What customers say is what they wrote, never what an editor did.
  .test(
    "unwritten",
    "notAnOption",
    ({ blockType, items: written }, context) =>
      blockType !== "TESTIMONIAL_BLOCK" ||
      !written ||
      context.createError({ path: `${context.path}.items`, message: "notAnOption" }),
  )
  .test("needs", "required", (value, context) => {
    const missing = needs[value.blockType]?.find((field) => !value[field]);
    return missing === undefined || context.createError({ path: `${context.path}.${missing}`, message: "required" });
  });

/**
 * A page as it comes in as a file: every field judged, every block by what
 * its type needs. Storefront and language are checked by who knows them.
 */
export const contentPageSchema = object({
  storefront: words(5),
  kind: string()
    .oneOf([...pageKinds], "notAnOption")
    .required("required"),
  key: words(80).matches(slug, "characters"),
  language: words(2),
  path: text(120).defined("required").matches(slug, { message: "characters", excludeEmptyString: true }),
  title: words(200),
  description: text(320).defined("required"),
  intro: text(1000).defined("required"),
  image: text(64),
  noindex: boolean().default(false),
  keywords: array(words(40)).max(20, "tooLong"),
  nofollow: boolean(),
  position: number().integer("wholeNumber").min(0, "notAnOption"),
  taxonomy: array(words(80)).max(20, "tooLong").default([]),
  blocks: array(block).max(60, "tooLong").default([]),
});
