import { breadcrumbList, faqPage, type Located } from "@giftshop/page/view";
import { brandingOf } from "@giftshop/storefront-config/branding";
import type { ReactNode } from "react";
import type { Thing } from "schema-dts";
import { choiceDescription } from "../choice-page/choice-metadata.ts";
import { productMetadata } from "../product-page/product-metadata.ts";
import { ProductPage } from "../product-page/product-page.tsx";
import { productTrail } from "../product-page/product-trail.ts";
import { restaurantDescription } from "../restaurant/restaurant-metadata.ts";
import { RestaurantSection } from "../restaurant/restaurant-section.tsx";
import { structuredProduct } from "../structured-data/structured-product.ts";
import type { LoadedProduct } from "./load-product.ts";
import type { ProductSlots } from "./written-slots.ts";

type AskedProduct = Located & { data: LoadedProduct };

/** Words of the head of a product's page. */
export const productWords = ({ shop, data: { product } }: AskedProduct) => {
  const words = productMetadata(shop, product);
  const description = choiceDescription(shop, product) ?? restaurantDescription(shop, product) ?? words.description;
  return { ...words, description };
};

/** What the page of a product says to machines. */
export const productGraph = (asked: AskedProduct, { questionsIn }: ProductSlots): Thing[] => {
  const { shop, origin, data } = asked;
  const questions = questionsIn(data.blocks);
  return [
    structuredProduct(asked, data.product),
    breadcrumbList(origin, productTrail(shop, data.product)),
    ...(questions.length > 0 ? [faqPage(questions)] : []),
  ];
};

/** What only the products of a route have: below the form, and as the first of their answers. */
interface OwnParts {
  about: ReactNode;
  answers: ReactNode;
}

/** The page of anything that is sold. */
export const productView = ({ shop, data }: AskedProduct, { Blocks, BusinessForm }: ProductSlots, own?: OwnParts) => {
  const { product, blocks, places } = data;
  const branding = brandingOf(shop.storefront);
  return (
    <ProductPage
      shop={shop}
      product={product}
      branding={branding}
      business={<BusinessForm shop={shop} path={product.path} />}
      answers={own?.answers}
      about={
        <>
          {own?.about}
          <RestaurantSection shop={shop} product={product} places={places} />
        </>
      }
    >
      {blocks.length > 0 && <Blocks shop={shop} blocks={blocks} questionsPicture={branding.faqImage} />}
    </ProductPage>
  );
};
