import { type FragmentType, graphql, readFragment } from "@giftshop/graphql";
import { idOf, type Located } from "@giftshop/page/view";
import type { AggregateOffer, Product } from "schema-dts";
import { structuredReviews } from "./structured-reviews.ts";

export const StructuredProductFragment = graphql(`
  fragment StructuredProduct on Product {
    id
    title
    description
    path
    image {
      url
    }
    category {
      title
    }
    productType
    inStock
    reviews {
      count
      average
      reviews {
        author
        rating
        text
        writtenAt
      }
    }
    minPrice {
      currency
      value
    }
    digitalVariationConfig {
      maxPrice {
        value
      }
    }
    physicalVariationConfig {
      maxPrice {
        value
      }
    }
  }
`);

/**
 * What a gift card is: schema.org has no type of its own for
 * it, and takes those of this vocabulary beside its own.
 */
const giftCard = "http://www.productontology.org/id/Gift_card";

/** Amount in minor units as schema.org writes it: "12.50". */
const decimal = (value: number, digits: number): string => (value / 10 ** digits).toFixed(digits);

/** A gift card, and for how much it can be had: its value is the buyer's choice. */
export const structuredProduct = (
  located: Located,
  masked: FragmentType<typeof StructuredProductFragment>,
): Product => {
  const { shop, origin } = located;
  const product = readFragment(StructuredProductFragment, masked);
  const { currencyDigits } = shop.storefront;
  const url = origin + shop.link("product", { product: product.path });
  const highest = Math.max(
    product.minPrice.value,
    product.digitalVariationConfig?.maxPrice.value ?? 0,
    product.physicalVariationConfig?.maxPrice.value ?? 0,
  );
  const offers: AggregateOffer = {
    "@type": "AggregateOffer",
    url,
    priceCurrency: product.minPrice.currency,
    lowPrice: decimal(product.minPrice.value, currencyDigits),
    highPrice: decimal(highest, currencyDigits),
    offerCount: [product.digitalVariationConfig, product.physicalVariationConfig].filter(Boolean).length,
    availability: product.inStock ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
    itemCondition: "https://schema.org/NewCondition",
    seller: { "@id": idOf(located, "organization") },
  };
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    ...(product.productType === "GIFTCARD" ? { additionalType: giftCard } : {}),
    name: product.title,
    description: product.description,
    sku: product.id,
    url,
    image: new URL(product.image.url, origin).href,
    ...(product.category ? { category: product.category.title } : {}),
    brand: { "@type": "Brand", name: product.title },
    offers,
    ...structuredReviews(product.reviews),
  };
};
