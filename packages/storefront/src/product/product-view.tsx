import {
  choiceDescription,
  ProductPage,
  productMetadata,
  productTrail,
  RestaurantSection,
  restaurantDescription,
} from "@giftshop/catalogue";
import { questionsIn, ReadingBlocks } from "@giftshop/content";
import type { Shop } from "@giftshop/storefront-config";
import { brandingOf } from "@giftshop/storefront-config/branding";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { loadPlaces } from "../data/places.ts";
import { loadProduct, type ProductPlace } from "../data/product.ts";
import { whereSold } from "../metadata/partners.ts";
import { JsonLd } from "../metadata/structured-data/json-ld.tsx";
import { breadcrumbList, faqPage } from "../metadata/structured-data/lists.ts";
import { structuredProduct } from "../metadata/structured-data/structured-product.ts";
import { Frame } from "../shell/frame/frame.tsx";
import { originOf, pageMetadata } from "../shell/page-metadata.ts";

type Found = NonNullable<Awaited<ReturnType<typeof loadProduct>>>;

interface Whereabouts {
  shop: Shop;
  place: ProductPlace;
}

export interface ProductViewProps extends Whereabouts {
  /** What only this route's products have below the form: its scripts are part of no other page. */
  about?(product: Found["product"]): ReactNode;
}

/** Head of a product's page. The choice card has the same address everywhere, others where the same brand is sold. */
export const productViewMetadata = async ({ shop, place }: Whereabouts): Promise<Metadata> => {
  const { product } = (await loadProduct(shop, place)) ?? notFound();
  const words = productMetadata(shop, product);
  const description = choiceDescription(shop, product) ?? restaurantDescription(shop, product) ?? words.description;
  const elsewhere = place.route === "product" ? whereSold<"product">(product.soldIn, place.parameters) : undefined;
  return pageMetadata<ProductPlace["route"]>(shop, place, { ...words, description }, true, elsewhere);
};

/**
 * What is read below a product: of giving and spending gift cards, so nothing where a donation is made or cards hold nothing.
 * The choice card says by itself what speaks for it, and leaves the questions.
 */
const toldOf = ({ productType, pageType }: Found["product"], written: Found["blocks"]): Found["blocks"] => {
  if (productType !== "GIFTCARD") return [];
  return pageType === "CHOICE" ? written.filter(({ blockType }) => blockType === "QUESTIONS") : written;
};

/** The page of anything that is sold, with what sets its kind apart. Ends in 404 where the storefront does not sell it. */
export const ProductView = async ({ shop, place, about }: ProductViewProps) => {
  const { product, blocks: written } = (await loadProduct(shop, place)) ?? notFound();
  const blocks = toldOf(product, written);
  const seated = product.pageType === "RESTAURANT" && product.locationCount > 0;
  const places = seated ? await loadPlaces(shop, product.path) : [];
  const questions = questionsIn(blocks);
  const branding = brandingOf(shop.storefront);
  return (
    <Frame shop={shop} place={place}>
      <ProductPage
        shop={shop}
        product={product}
        branding={branding}
        about={
          <>
            {about?.(product)}
            <RestaurantSection shop={shop} product={product} places={places} />
          </>
        }
      >
        {blocks.length > 0 && <ReadingBlocks shop={shop} blocks={blocks} questionsPicture={branding.faqImage} />}
      </ProductPage>
      <JsonLd
        graph={[
          structuredProduct(shop, product),
          breadcrumbList(originOf(shop), productTrail(shop, product)),
          ...(questions.length > 0 ? [faqPage(questions)] : []),
        ]}
      />
    </Frame>
  );
};
