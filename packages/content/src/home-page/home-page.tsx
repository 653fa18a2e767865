import { type FragmentType, readFragment } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { BalanceTeaser } from "./balance-teaser.tsx";
import { Categories } from "./categories.tsx";
import type { HomeCategoryFragment } from "./category.fragment.ts";
import { Hero } from "./hero.tsx";
import * as styles from "./home-page.css.ts";
import { HowItWorks } from "./how-it-works.tsx";
import { ChosenCardFragment, HomeProductsFragment } from "./most-chosen.fragment.ts";
import { MostChosen } from "./most-chosen.tsx";
import { Promises } from "./promises.tsx";

export interface HomePageProps {
  shop: Shop;
  /** First page of the catalogue, most chosen first. */
  products: FragmentType<typeof HomeProductsFragment>;
  /** All categories; none where they could not be had, and the row is left out. */
  categories: readonly FragmentType<typeof HomeCategoryFragment>[];
}

/** The home page, without header and footer. Server component. */
export function HomePage({ shop, products, categories }: HomePageProps) {
  const { topProducts, products: list, paging } = readFragment(HomeProductsFragment, products);
  const featured = readFragment(ChosenCardFragment, topProducts);
  const others = readFragment(ChosenCardFragment, list).filter(({ id }) => !featured.some((one) => one.id === id));
  return (
    <div className={styles.page}>
      <Hero shop={shop} cards={[...featured, ...others].slice(0, 3)} />
      <MostChosen shop={shop} featured={featured} list={others} totalItems={paging.totalItems} />
      <Categories shop={shop} categories={categories} />
      <HowItWorks shop={shop} />
      <Promises shop={shop} />
      <BalanceTeaser shop={shop} />
    </div>
  );
}
