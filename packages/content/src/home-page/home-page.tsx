import { type FragmentType, readFragment } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import type { ReactNode } from "react";
import type { ContentBlockFragment, PageSummaryFragment } from "../blocks/content-block.fragment.ts";
import { ContentBlocks } from "../blocks/content-blocks.tsx";
import { BalanceTeaser } from "./balance-teaser.tsx";
import { Categories } from "./categories.tsx";
import type { HomeCategoryFragment } from "./category.fragment.ts";
import type { HeartSlot } from "./heart-slot.ts";
import { Hero } from "./hero.tsx";
import * as styles from "./home-page.css.ts";
import { inTwoSheets } from "./home-pictures.ts";
import { page } from "./houses/bands.css.ts";
import { HowItWorks } from "./how-it-works.tsx";
import { ChosenCardFragment, HomeProductsFragment } from "./most-chosen/most-chosen.fragment.ts";
import { featuredCards, listLength, MostChosen } from "./most-chosen/most-chosen.tsx";
import { Occasions } from "./occasions.tsx";
import { Promises } from "./promises.tsx";
import { SearchHero } from "./search-hero.tsx";

export interface HomePageProps {
  shop: Shop;
  /** First page of the catalogue, in the editors' order. */
  products: FragmentType<typeof HomeProductsFragment>;
  /** All categories; none where they could not be had, and the row is left out. */
  categories: readonly FragmentType<typeof HomeCategoryFragment>[];
  /** What is written below the cards. Default none. */
  blocks?: readonly FragmentType<typeof ContentBlockFragment>[];
  /** The first giving moments. Default none. */
  moments?: readonly FragmentType<typeof PageSummaryFragment>[];
  /** Version 2: the search box of its first view. */
  search?: ReactNode;
  /** Keeps a gift card for later. Default: nothing does. */
  Heart?: HeartSlot;
}

/**
 * The home page in the storefront's version, without header and footer. Server component.
 * Its pictures come first: what there is to celebrate, then what others chose.
 */
export const HomePage = ({ shop, products, categories, blocks = [], moments = [], search, Heart }: HomePageProps) => {
  const { topProducts, products: list, paging } = readFragment(HomeProductsFragment, products);
  const { totalItems } = paging;
  const top = readFragment(ChosenCardFragment, topProducts).slice(0, featuredCards);
  const others = readFragment(ChosenCardFragment, list).filter(({ id }) => !top.some((one) => one.id === id));
  const chosen = inTwoSheets(top, others.slice(0, listLength));
  const cards = [...chosen.featured, ...chosen.list];
  const asksFirst = shop.storefront.toggles.homeVersion === 2;
  return (
    <div className={page}>
      {asksFirst ? (
        <SearchHero shop={shop} search={search} cards={cards} totalItems={totalItems} />
      ) : (
        <Hero shop={shop} cards={cards} />
      )}
      <Occasions shop={shop} moments={moments} />
      <MostChosen shop={shop} featured={chosen.featured} list={chosen.list} totalItems={totalItems} Heart={Heart} />
      <Categories shop={shop} categories={categories} />
      <Promises shop={shop} />
      <HowItWorks shop={shop} />
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
};
