import { builder } from "../../../platform/graphql/builder.ts";
import { ImageType } from "../../../platform/graphql/common.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { type CatalogueView, viewOf } from "../../catalogue/snapshot/view.ts";
import { postReader } from "../post-reader.ts";
import { type PagePlace, publishedIn } from "../published-in.ts";
import { reviewReader } from "../review-reader.ts";
import type { StoredPage } from "../types.ts";
import { type BlockInView, ContentBlockType } from "./block-type.ts";
import { PageTypeEnum } from "./page-kind.ts";
import { pictureOf } from "./page-summary-type.ts";

const AlternateType = builder.objectRef<{ language: string; path: string }>("PageAlternate").implement({
  description: "The same page in a language of the storefront.",
  fields: (t) => ({ language: t.exposeString("language"), path: t.exposeString("path") }),
});

const PlaceType = builder.objectRef<PagePlace>("PagePlace").implement({
  description: "Where a page can be read.",
  fields: (t) => ({
    storefront: t.exposeString("storefront", { description: "Code of the storefront." }),
    language: t.exposeString("language"),
    path: t.exposeString("path"),
  }),
});

/** A page, the catalogue that its product blocks choose from, and how its posts are read. */
export interface PageInView extends Omit<BlockInView, "block"> {
  page: StoredPage;
}

/**
 * Shows a page to a request. The catalogue is at hand whether a block wants it or not: one short statement.
 */
export const showPage = async (scope: Scope, page: StoredPage, view?: CatalogueView): Promise<PageInView> => ({
  page,
  view: view ?? (await viewOf(scope)),
  readPosts: postReader(scope, page.key),
  readReviews: reviewReader(scope),
});

export const ContentPageType = builder.objectRef<PageInView>("ContentPage").implement({
  description: "A written page in the language of the request.",
  fields: (t) => ({
    id: t.id({ resolve: ({ page }) => page.id }),
    key: t.string({ description: "Stable name, the same in every language.", resolve: ({ page }) => page.key }),
    pageType: t.field({ type: PageTypeEnum, resolve: ({ page }) => page.kind }),
    path: t.string({
      description: "Last segment of its address; empty where the route alone is the address.",
      resolve: ({ page }) => page.path,
    }),
    title: t.string({ resolve: ({ page }) => page.title }),
    description: t.string({ description: "For search engines and previews.", resolve: ({ page }) => page.description }),
    intro: t.string({ resolve: ({ page }) => page.intro }),
    image: t.field({ type: ImageType, nullable: true, resolve: ({ page }) => pictureOf(page) }),
    noindex: t.boolean({ resolve: ({ page }) => page.noindex }),
    keywords: t.stringList({ resolve: ({ page }) => [...(page.keywords ?? [])] }),
    nofollow: t.boolean({
      description: "Search engines follow none of its links.",
      resolve: ({ page }) => page.nofollow ?? false,
    }),
    taxonomy: t.stringList({ resolve: ({ page }) => [...page.taxonomy] }),
    publishedAt: t.string({
      nullable: true,
      description: "When the page was first published in this language, ISO 8601; null for a draft.",
      resolve: ({ page }) => page.publishedAt,
    }),
    modifiedAt: t.string({
      nullable: true,
      description: "When it was published as it is now, ISO 8601; null for a draft.",
      resolve: ({ page }) => page.modifiedAt,
    }),
    alternates: t.field({ type: [AlternateType], resolve: ({ page }) => [...page.alternates] }),
    publishedIn: t.field({
      type: [PlaceType],
      description:
        "Every storefront and language that has this page and shows it to search engines, this one among them.",
      resolve: ({ page }, _args, { services }) => publishedIn(services.pool, page),
    }),
    blocks: t.field({
      type: [ContentBlockType],
      resolve: (shown) => shown.page.blocks.map((block) => ({ block, ...shown })),
    }),
  }),
});
