import { mediaPath } from "../../catalogue/media-route.ts";
import type { CatalogueView } from "../../catalogue/view.ts";
import { builder } from "../../graphql/builder.ts";
import { type Image, ImageType } from "../../graphql/common.ts";
import type { PageSummary, StoredPage } from "../types.ts";
import { type BlockInView, BlockTypeRef } from "./block-type.ts";
import { PageTypeEnum } from "./page-kind.ts";

const AlternateType = builder.objectRef<{ language: string; path: string }>("PageAlternate").implement({
  description: "The same page in another language of the storefront.",
  fields: (t) => ({ language: t.exposeString("language"), path: t.exposeString("path") }),
});

const pictureOf = ({ image, title }: PageSummary): Image | null =>
  image === null ? null : { url: mediaPath(image), alt: title };

export const PageSummaryType = builder.objectRef<PageSummary>("PageSummary").implement({
  description: "What a list shows of a page.",
  fields: (t) => ({
    id: t.exposeID("id"),
    key: t.exposeString("key"),
    path: t.exposeString("path"),
    title: t.exposeString("title"),
    intro: t.exposeString("intro"),
    taxonomy: t.exposeStringList("taxonomy"),
    image: t.field({ type: ImageType, nullable: true, resolve: pictureOf }),
    publishedAt: t.exposeString("publishedAt", { nullable: true, description: "ISO 8601; null for a draft." }),
  }),
});

/** A page and the catalogue that its product blocks choose from. */
export interface PageInView {
  page: StoredPage;
  view: CatalogueView;
}

export const ContentPageType = builder.objectRef<PageInView>("ContentPage").implement({
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
    publishedAt: t.string({ nullable: true, resolve: ({ page }) => page.publishedAt }),
    alternates: t.field({ type: [AlternateType], resolve: ({ page }) => [...page.alternates] }),
    blocks: t.field({
      type: [BlockTypeRef],
      resolve: ({ page, view }): BlockInView[] => page.blocks.map((block) => ({ block, view })),
    }),
  }),
});
