import { listMark } from "@giftshop/analytics";
import type { FragmentType } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { Heading } from "@giftshop/ui-kit/text";
import { grid } from "../../listing-page/listing-page.css.ts";
import type { ProductCardFragment } from "../../product-card/product-card.fragment.ts";
import { productCardTexts } from "../../product-card/product-card-texts.ts";
import { ProductCardView } from "../../product-card/product-card-view.tsx";
import { productCards } from "../../product-card/product-cards.ts";
import * as styles from "./search-results-page.css.ts";

export interface ProductResultsProps {
  shop: Shop;
  /** Heading of the group. */
  title: string;
  /** How many stand on earlier pages. */
  before: number;
  /** `null` stands for one that is no longer sold; it is left out. */
  products: readonly (FragmentType<typeof ProductCardFragment> | null)[];
}

/** Cards of the first row of a phone and a desktop, whose pictures are fetched at once. */
const eagerCards = 4;

/** Products that were found, as the listing shows them. */
export const ProductResults = ({ shop, title, before, products }: ProductResultsProps) => {
  const sold = products.filter((product) => product !== null);
  const cards = productCards(sold, productCardTexts(shop));
  return (
    <section className={styles.group}>
      <Heading level={2} size="title">
        {title}
      </Heading>
      <ul className={grid} {...listMark("search_results", before)}>
        {cards.map(({ id, marks, ...card }, index) => (
          <li key={id} {...marks}>
            <ProductCardView {...card} level={3} eager={index < eagerCards} />
          </li>
        ))}
      </ul>
    </section>
  );
};
