import { listMark } from "@giftshop/analytics";
import type { FragmentType } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { Heading } from "@giftshop/ui-kit/text";
import { catalogueMessages } from "../messages.ts";
import type { ProductCardFragment } from "../product-card/product-card.fragment.ts";
import { productCardTexts } from "../product-card/product-card-texts.ts";
import { ProductCardView } from "../product-card/product-card-view.tsx";
import { productCards } from "../product-card/product-cards.ts";
import { section } from "./product-page.css.ts";
import { row } from "./similar.css.ts";

export interface SimilarProps {
  shop: Shop;
  products: readonly FragmentType<typeof ProductCardFragment>[];
}

/** Others of the same category; nothing where there are none. */
export const Similar = ({ shop, products }: SimilarProps) => {
  const t = catalogueMessages.in(shop);
  if (products.length === 0) return null;
  return (
    <section className={section} aria-labelledby="similar">
      <Heading level={2} id="similar">
        {t("product.similar")}
      </Heading>
      <ul className={row} {...listMark("similar_products")}>
        {productCards(products, productCardTexts(shop)).map(({ id, marks, ...card }) => (
          <li key={id} {...marks}>
            <ProductCardView {...card} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
};
