import { builder } from "../../../platform/graphql/builder.ts";
import { type Image, ImageType, ProductTypeEnum } from "../../../platform/graphql/common.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import type { SearchDocument } from "../types.ts";
import { urlOf } from "../url-of.ts";

/** Something that was found, as one request sees it. */
export interface SearchItem extends SearchDocument {
  url: string;
  /** The request's scope, for fields that other modules add. */
  scope: Scope;
}

export const itemOf =
  (scope: Scope) =>
  (document: SearchDocument): SearchItem => ({
    ...document,
    url: urlOf(scope.storefront, scope.language, document),
    scope,
  });

const imageOf = ({ image, title }: SearchDocument): Image | null => (image ? { url: image, alt: title } : null);

/** The catalogue adds `product`. */
export const SearchItemType = builder.objectRef<SearchItem>("SearchItem").implement({
  fields: (t) => ({
    id: t.exposeID("key"),
    title: t.exposeString("title"),
    path: t.exposeString("path"),
    url: t.exposeString("url"),
    image: t.field({ type: ImageType, nullable: true, resolve: imageOf }),
    productType: t.expose("productType", { type: ProductTypeEnum, nullable: true }),
    backgroundColor: t.exposeString("backgroundColor", { nullable: true }),
    showShadow: t.exposeBoolean("showShadow", { nullable: true }),
    description: t.exposeString("body"),
  }),
});
