import { type FragmentType, graphql, readFragment } from "@giftshop/graphql";
import { idOf, type Located } from "@giftshop/page/view";
import type { CollectionPage } from "schema-dts";

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

/**
 * One page of a list of gift cards, with those that stand on
 * it, in their order; what each of them is, its own page says.
 */
export const collectionPage = (
  located: Located,
  { title, address, products: masked }: CollectionFacts,
): CollectionPage => {
  const { products } = readFragment(StructuredListFragment, masked);
  const { shop, origin } = located;
  return {
    "@type": "CollectionPage",
    name: title,
    url: origin + address,
    inLanguage: shop.locale,
    isPartOf: { "@id": idOf(located, "website") },
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
