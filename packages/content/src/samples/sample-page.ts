import { makeFragmentData, type ResultOf } from "@giftshop/graphql";
import { sampleFaces } from "@giftshop/ui-kit/sample-faces";
import { ContentBlockFragment, PageSummaryFragment } from "../blocks/content-block.fragment.ts";
import { ChosenCardFragment } from "../home-page/most-chosen/most-chosen.fragment.ts";
import { WrittenPageFragment } from "../written-page/written-page.fragment.ts";
import { sampleCards } from "./sample-home.ts";

type Block = ResultOf<typeof ContentBlockFragment>;

const picture = Object.values(sampleFaces)[0]?.src ?? "";
const nothing: Block = {
  blockType: "TITLE_AND_BODY",
  title: null,
  body: null,
  image: null,
  link: null,
  items: [],
  video: null,
  products: [],
  posts: [],
};

const body = "One thing that *matters*, and a [link](route:listing) to the cards.\n\n- first,\n- second.";
const items = [
  { title: "Within the hour", body: "Usually within minutes." },
  { title: "Rechtsschutzversicherungsgesellschaften", body: "A long German word must not push anything aside." },
  { title: "To them or to you", body: "As you like it." },
];

/** Products as a block has them. */
const products = sampleCards(4).map((card) => ({ id: card.id, ...makeFragmentData(card, ChosenCardFragment) }));

/** Pages as a list has them. */
export const samplePages = Array.from({ length: 5 }, (_, index) => ({
  key: `post-${index}`,
  ...makeFragmentData(
    {
      key: `post-${index}`,
      path: `post-${index}`,
      title: index === 1 ? "What to write on a gift card when nothing comes to mind" : "By e-mail or by post?",
      intro: "Both hold the same value. They do not feel the same.",
      image: { url: picture },
    },
    PageSummaryFragment,
  ),
}));

/** One block of each type, as an editor would fill it. */
export const sampleBlocks: Readonly<Record<Block["blockType"], Block>> = {
  TITLE_AND_BODY: { ...nothing, title: "Title and body", body },
  TITLE_BODY_LINK: {
    ...nothing,
    blockType: "TITLE_BODY_LINK",
    title: "With a link",
    body,
    link: { text: "All gift cards", to: "route:listing" },
  },
  TITLE_BODY_USPS: { ...nothing, blockType: "TITLE_BODY_USPS", title: "Three reasons", items },
  IMAGE_BODY: {
    ...nothing,
    blockType: "IMAGE_BODY",
    title: "Image and body",
    body,
    image: { url: picture, alt: "A card" },
  },
  COLORED: { ...nothing, blockType: "COLORED", title: "On a colour", body },
  CONTACT: {
    ...nothing,
    blockType: "CONTACT",
    title: "Still a question?",
    body: "Write to [us](mailto:us@shop.example).",
  },
  WITH_HAND: { ...nothing, blockType: "WITH_HAND", title: "Held out", body, image: { url: picture, alt: "" } },
  PRODUCT_REFERENCE_BLOCK: { ...nothing, blockType: "PRODUCT_REFERENCE_BLOCK", title: "Cards that suit", products },
  BLOG_BLOCK: { ...nothing, blockType: "BLOG_BLOCK", title: "Read on", posts: samplePages.slice(0, 3) },
  TESTIMONIAL_BLOCK: { ...nothing, blockType: "TESTIMONIAL_BLOCK", title: "What customers say", items },
  QUESTIONS: { ...nothing, blockType: "QUESTIONS", title: "Questions", items },
  VIDEO: {
    ...nothing,
    blockType: "VIDEO",
    title: "A film",
    image: { url: picture, alt: "" },
    video: {
      provider: "YOUTUBE",
      url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
      mimeType: null,
      title: "How a card is made",
    },
  },
};

export const masked = (block: Block) => makeFragmentData(block, ContentBlockFragment);

/** Name of the page below. */
export const sampleTitle = "Choosing a gift card that gets used";

/** A page with the given blocks. */
export const samplePage = (
  pageType: ResultOf<typeof WrittenPageFragment>["pageType"],
  blocks: readonly Block[],
  withPicture = false,
) =>
  makeFragmentData(
    {
      pageType,
      title: sampleTitle,
      intro: "Most gift cards are spent within weeks. Here is how to choose one of them.",
      publishedAt: "2026-11-21T12:00:00.000Z",
      modifiedAt: "2026-11-22T12:00:00.000Z",
      image: withPicture ? { url: picture } : null,
      blocks: blocks.map(masked),
    },
    WrittenPageFragment,
  );
