import { builder } from "../../../platform/graphql/builder.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { type SearchDocument, SearchItemType } from "../../search/index.ts";
import { productAt } from "../products/product-path.ts";
import { type CatalogueView, viewOf } from "../snapshot/view.ts";
import { inView, type ProductInView, ProductType } from "./product-type.ts";

/** One view for all items of an answer, read when the first product is asked for. */
const views = new WeakMap<Scope, Promise<CatalogueView>>();

const viewFor = (scope: Scope): Promise<CatalogueView> => {
  const reading = views.get(scope) ?? viewOf(scope);
  views.set(scope, reading);
  return reading;
};

/** The product behind a document; `null` for what is none, and for one that is no longer sold. */
const productOf = async ({ kind, path }: SearchDocument, scope: Scope): Promise<ProductInView | null> => {
  if (kind !== "PRODUCT") return null;
  const view = await viewFor(scope);
  const product = productAt(view, path);
  return product ? inView(view, product) : null;
};

builder.objectField(SearchItemType, "product", (t) =>
  t.field({ type: ProductType, nullable: true, resolve: (item) => productOf(item, item.scope) }),
);
