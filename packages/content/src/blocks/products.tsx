import { listMark } from "@giftshop/analytics";
import { readFragment } from "@giftshop/graphql";
import { inOneColumn } from "@giftshop/graphql/pictures";
import { chosenMark } from "../home-page/most-chosen/chosen-mark.ts";
import { ChosenCardFragment } from "../home-page/most-chosen/most-chosen.fragment.ts";
import { Spotlight } from "../home-page/spotlight.tsx";
import { BlockHeading } from "./block-heading.tsx";
import { BlockLink } from "./block-link.tsx";
import type { BlockProps } from "./block-props.ts";
import * as styles from "./blocks.css.ts";

/**
 * PRODUCT_REFERENCE_BLOCK: gift cards that suit the page. Nothing where the storefront sells none of them.
 */
export const Products = ({ shop, block, page }: BlockProps) => {
  if (block.products.length === 0) return null;
  const cards = readFragment(ChosenCardFragment, block.products);
  return (
    <section className={styles.block}>
      <BlockHeading>{block.title}</BlockHeading>
      <ul className={styles.cards} {...listMark(page?.pageType === "POST" ? "blog_article" : "landing_page")}>
        {inOneColumn(cards).map((card) => (
          <li key={card.id} {...chosenMark(shop, card)}>
            <Spotlight shop={shop} card={card} />
          </li>
        ))}
      </ul>
      <BlockLink shop={shop} block={block} />
    </section>
  );
};
