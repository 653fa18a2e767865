import { builder } from "../../../platform/graphql/builder.ts";
import { type Image, ImageType } from "../../../platform/graphql/common.ts";
import { mediaPath } from "../../catalogue/media/media-route.ts";
import type { PageSummary } from "../types.ts";

/** The picture of a page, named by its title. */
export const pictureOf = ({ image, title }: Pick<PageSummary, "image" | "title">): Image | null =>
  image === null ? null : { url: mediaPath(image), alt: title };

export const PageSummaryType = builder.objectRef<PageSummary>("PageSummary").implement({
  description: "What a list shows of a page.",
  fields: (t) => ({
    id: t.exposeID("id"),
    key: t.exposeString("key", { description: "Stable name, the same in every language." }),
    path: t.exposeString("path", { description: "Last segment of its address." }),
    title: t.exposeString("title"),
    intro: t.exposeString("intro"),
    taxonomy: t.exposeStringList("taxonomy"),
    image: t.field({ type: ImageType, nullable: true, resolve: pictureOf }),
    publishedAt: t.exposeString("publishedAt", {
      nullable: true,
      description: "When the page was first published in this language, ISO 8601; null for a draft.",
    }),
  }),
});
