import { inView, type ProductInView } from "../../catalogue/graphql/product-type.ts";
import { productAt } from "../../catalogue/product-path.ts";
import { type CatalogueView, viewOf } from "../../catalogue/view.ts";
import type { Scope } from "../../graphql/context.ts";
import type { SearchDocument } from "../types.ts";

/** The product behind a document; `null` for what is none, and for one that is no longer sold. */
export type ProductOf = (document: SearchDocument) => Promise<ProductInView | null>;

/** Looks products up in one view of the catalogue, read when the first is asked for. */
export const productsOf = (scope: Scope): ProductOf => {
  let reading: Promise<CatalogueView> | undefined;
  return async ({ kind, path }) => {
    if (kind !== "PRODUCT") return null;
    reading ??= viewOf(scope);
    const view = await reading;
    const product = productAt(view, path);
    return product ? inView(view, product) : null;
  };
};
