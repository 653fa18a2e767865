import { type FragmentType, readFragment } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import type { ContentBlockFragment } from "../blocks/content-block.fragment.ts";
import { ContentBlocks } from "../blocks/content-blocks.tsx";
import { BalanceTeaser } from "./balance-teaser.tsx";
import { Categories } from "./categories.tsx";
import type { HomeCategoryFragment } from "./category.fragment.ts";
import { Hero } from "./hero.tsx";
import * as styles from "./home-page.css.ts";
import { inTwoSheets } from "./home-pictures.ts";
import { HowItWorks } from "./how-it-works.tsx";
import { ChosenCardFragment, HomeProductsFragment } from "./most-chosen.fragment.ts";
import { featuredCards, listLength, MostChosen } from "./most-chosen.tsx";
import { Promises } from "./promises.tsx";

export interface HomePageProps {
  shop: Shop;
  /** First page of the catalogue, most chosen first. */
  products: FragmentType<typeof HomeProductsFragment>;
  /** All categories; none where they could not be had, and the row is left out. */
  categories: readonly FragmentType<typeof HomeCategoryFragment>[];
  /** What is written below the cards. Default none. */
  blocks?: readonly FragmentType<typeof ContentBlockFragment>[];
}

/** The home page, without header and footer. Server component. */
export function HomePage({ shop, products, categories, blocks = [] }: HomePageProps) {
  const { topProducts, products: list, paging } = readFragment(HomeProductsFragment, products);
  const top = readFragment(ChosenCardFragment, topProducts).slice(0, featuredCards);
  const others = readFragment(ChosenCardFragment, list).filter(({ id }) => !top.some((one) => one.id === id));
  const chosen = inTwoSheets(top, others.slice(0, listLength));
  return (
    <div className={styles.page}>
      <Hero shop={shop} cards={[...chosen.featured, ...chosen.list].slice(0, 3)} />
      <MostChosen shop={shop} featured={chosen.featured} list={chosen.list} totalItems={paging.totalItems} />
      <Categories shop={shop} categories={categories} />
      <HowItWorks shop={shop} />
      <Promises shop={shop} />
      <BalanceTeaser shop={shop} />
      {blocks.length > 0 && (
        <div className={styles.section}>
          <div className={styles.written}>
            <ContentBlocks shop={shop} blocks={blocks} />
          </div>
        </div>
      )}
    </div>
  );
}
