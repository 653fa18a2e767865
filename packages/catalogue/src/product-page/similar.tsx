import type { FragmentType } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { Heading } from "@giftshop/ui-kit/text";
import { catalogueMessages } from "../messages.ts";
import type { ProductCardFragment } from "../product-card/product-card.fragment.ts";
import { ProductCard } from "../product-card/product-card.tsx";
import { section } from "./product-page.css.ts";
import * as styles from "./similar.css.ts";

/** Cards of one row on a desk. */
const shown = 4;

export interface SimilarProps {
  shop: Shop;
  products: readonly ({ id: string } & FragmentType<typeof ProductCardFragment>)[];
}

/** Presents of the same kind; nothing where there are none. */
export function Similar({ shop, products }: SimilarProps) {
  const t = catalogueMessages.in(shop.language);
  if (products.length === 0) return null;
  return (
    <section className={section} aria-labelledby="similar">
      <Heading level={2} id="similar">
        {t("product.similar")}
      </Heading>
      <ul className={styles.row}>
        {products.slice(0, shown).map((product, index) => (
          <li key={product.id}>
            <ProductCard shop={shop} product={product} position={index} />
          </li>
        ))}
      </ul>
    </section>
  );
}
