import { type FragmentType, graphql, readFragment } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import type { CollectionPage } from "schema-dts";
import { originOf } from "../../shell/page-metadata.ts";
import { idOf } from "./house.ts";

export const StructuredListFragment = graphql(`
  fragment StructuredList on Products {
    products {
      path
    }
  }
`);

export interface CollectionFacts {
  title: string;
  /** Path of the page. */
  address: string;
  products: FragmentType<typeof StructuredListFragment>;
}

/** One page of a list of gift cards, with those that stand on it, in their order; what each of them is, its own page says. */
export const collectionPage = (shop: Shop, { title, address, products: masked }: CollectionFacts): CollectionPage => {
  const { products } = readFragment(StructuredListFragment, masked);
  const origin = originOf(shop);
  return {
    "@type": "CollectionPage",
    name: title,
    url: origin + address,
    inLanguage: shop.locale,
    isPartOf: { "@id": idOf(shop, "website") },
    mainEntity: {
      "@type": "ItemList",
      itemListElement: products.map(({ path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        url: origin + shop.link("product", { product: path }),
      })),
    },
  };
};
