import { blockTypes, videoProviders } from "@giftshop/validation/content";
import { builder } from "../../../platform/graphql/builder.ts";
import { ImageType } from "../../../platform/graphql/common.ts";
import { inView, type ProductInView, ProductType } from "../../catalogue/graphql/product-type.ts";
import { mediaPath } from "../../catalogue/media/media-route.ts";
import type { CatalogueView } from "../../catalogue/snapshot/view.ts";
import { chooseProducts } from "../choose-products.ts";
import type { ContentBlock, PageSummary, StoredPage } from "../types.ts";
import { PageSummaryType } from "./page-summary-type.ts";

/** A block, the page it is of, the catalogue its products are chosen from, and how its posts are read. */
export interface BlockInView {
  block: ContentBlock;
  page: Pick<StoredPage, "kind" | "key">;
  view: CatalogueView;
  /** Posts of a BLOG_BLOCK; read once a term for a page, however many blocks ask. */
  readPosts: (term: string | undefined, count: number) => Promise<readonly PageSummary[]>;
  /** What buyers wrote last, for a TESTIMONIAL_BLOCK. */
  readReviews: (count: number) => Promise<readonly { title: string; body: string }[]>;
}

const BlockTypeEnum = builder.enumType("BlockType", { values: blockTypes });
const VideoProviderEnum = builder.enumType("VideoProvider", { values: videoProviders });

const BlockItemType = builder.objectRef<{ title: string; body: string }>("BlockItem").implement({
  description:
    "A selling point, a question with its answer (Markdown), or what somebody wrote who bought something, under their name and its title.",
  fields: (t) => ({ title: t.exposeString("title"), body: t.exposeString("body") }),
});

const BlockLinkType = builder.objectRef<{ text: string; to: string }>("BlockLink").implement({
  fields: (t) => ({
    text: t.exposeString("text"),
    to: t.exposeString("to", { description: "`route:` and the name of a route, or an address with its scheme." }),
  }),
});

const VideoType = builder.objectRef<NonNullable<ContentBlock["video"]>>("Video").implement({
  description: "An EmbedVideo, or with SELF_HOSTED a SelfHostedVideo.",
  fields: (t) => ({
    provider: t.expose("provider", { type: VideoProviderEnum }),
    url: t.exposeString("url"),
    mimeType: t.string({ nullable: true, resolve: ({ mimeType }) => mimeType ?? null }),
    title: t.exposeString("title"),
  }),
});

export const ContentBlockType = builder.objectRef<BlockInView>("ContentBlock").implement({
  description: "One block of a page; what its type does not use is null or empty. Bodies are Markdown without HTML.",
  fields: (t) => ({
    blockType: t.field({ type: BlockTypeEnum, resolve: ({ block }) => block.blockType }),
    title: t.string({ nullable: true, resolve: ({ block }) => block.title ?? null }),
    body: t.string({ nullable: true, resolve: ({ block }) => block.body ?? null }),
    image: t.field({
      type: ImageType,
      nullable: true,
      resolve: ({ block: { image } }) => (image ? { url: mediaPath(image.hash), alt: image.alt } : null),
    }),
    link: t.field({ type: BlockLinkType, nullable: true, resolve: ({ block }) => block.link ?? null }),
    items: t.field({
      type: [BlockItemType],
      resolve: async ({ block: { items, reviews }, readReviews }) => [
        ...(reviews ? await readReviews(reviews.count) : (items ?? [])),
      ],
    }),
    video: t.field({ type: VideoType, nullable: true, resolve: ({ block }) => block.video ?? null }),
    products: t.field({
      type: [ProductType],
      resolve: ({ block, page, view }): ProductInView[] =>
        block.products ? chooseProducts(view, block.products, page).map((product) => inView(view, product)) : [],
    }),
    posts: t.field({
      type: [PageSummaryType],
      resolve: async ({ block: { posts }, readPosts }) =>
        posts ? [...(await readPosts(posts.term, posts.count))] : [],
    }),
  }),
});
