import type { WrittenQuestion } from "@giftshop/content";
import type { Shop } from "@giftshop/storefront-config";
import type { Thing } from "schema-dts";
import { originOf } from "../../shell/page-metadata.ts";
import { breadcrumbList, type Crumb, faqPage } from "./lists.ts";

export interface WrittenFacts {
  title: string;
  /** Pages above it, below the home page. */
  trail: readonly Crumb[];
  questions: readonly WrittenQuestion[];
}

/** A written page: the way to it, and its questions where it answers some. */
export const writtenGraph = (shop: Shop, { title, trail, questions }: WrittenFacts): Thing[] => {
  const home = { label: shop.storefront.name, href: shop.link("home") };
  const way = breadcrumbList(originOf(shop), [home, ...trail, { label: title }]);
  return questions.length > 0 ? [way, faqPage(questions)] : [way];
};
