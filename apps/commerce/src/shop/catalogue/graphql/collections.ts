import { builder } from "../../../platform/graphql/builder.ts";
import { type Collection, collectionNames, collectionsOf, kindsOf, productKinds } from "../products/collections.ts";
import { ProductType } from "./product-type.ts";

const CollectionNameEnum = builder.enumType("CollectionName", { values: collectionNames });
const ProductKindEnum = builder.enumType("ProductKind", { values: productKinds });

const CollectionType = builder.objectRef<Collection>("ProductCollection").implement({
  fields: (t) => ({
    taxonomy: t.expose("taxonomy", { type: CollectionNameEnum }),
    terms: t.stringList({ resolve: ({ terms }) => [...terms] }),
  }),
});

builder.interfaceFields(ProductType, (t) => ({
  productKinds: t.field({
    type: [ProductKindEnum],
    description: "What it can be bought as.",
    resolve: ({ product }) => kindsOf(product),
  }),
  collections: t.field({
    type: [CollectionType],
    description: "Where it belongs. Lists are filtered by categories and types alone.",
    resolve: ({ product }) => collectionsOf(product),
  }),
}));
