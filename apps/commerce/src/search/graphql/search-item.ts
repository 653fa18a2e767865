import { type ProductInView, ProductType } from "../../catalogue/graphql/product-type.ts";
import { builder } from "../../graphql/builder.ts";
import { type Image, ImageType, ProductTypeEnum } from "../../graphql/common.ts";
import type { Scope } from "../../graphql/context.ts";
import type { SearchDocument } from "../types.ts";
import { urlOf } from "../url-of.ts";
import type { ProductOf } from "./product-of.ts";

/** Something that was found, as one request sees it. */
export interface SearchItem extends SearchDocument {
  url: string;
  /** Reads the catalogue once for all items of an answer, and only where the document asks for it. */
  productOf: ProductOf;
}

export const itemOf =
  ({ storefront, language }: Scope, productOf: ProductOf) =>
  (document: SearchDocument): SearchItem => ({ ...document, url: urlOf(storefront, language, document), productOf });

const imageOf = ({ image, title }: SearchDocument): Image | null => (image ? { url: image, alt: title } : null);

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
    product: t.field({
      type: ProductType,
      nullable: true,
      resolve: (item): Promise<ProductInView | null> => item.productOf(item),
    }),
  }),
});
