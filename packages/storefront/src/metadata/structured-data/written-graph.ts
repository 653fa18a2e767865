import type { WrittenPageMetadata, WrittenQuestion } from "@giftshop/content";
import type { Shop } from "@giftshop/storefront-config";
import type { BlogPosting, Thing } from "schema-dts";
import { originOf } from "../../shell/page-metadata.ts";
import { sharePageOf } from "../share-picture.ts";
import { idOf, organization } from "./house.ts";
import { breadcrumbList, type Crumb, faqPage } from "./lists.ts";

export interface WrittenFacts extends Pick<WrittenPageMetadata, "id" | "title" | "description" | "posted"> {
  /** Path of the page. */
  address: string;
  /** Pages above it, below the home page. */
  trail: readonly Crumb[];
  questions: readonly WrittenQuestion[];
}

/** A post of the blog. The shop itself is who wrote it. */
const blogPosting = (shop: Shop, { id, title, description, address, posted }: WrittenFacts): BlogPosting[] => {
  const house = { "@id": idOf(shop, "organization") };
  const picture = sharePageOf(shop, id);
  return posted === undefined
    ? []
    : [
        {
          "@type": "BlogPosting",
          headline: title,
          description,
          url: originOf(shop) + address,
          mainEntityOfPage: originOf(shop) + address,
          datePublished: posted.publishedAt,
          dateModified: posted.modifiedAt,
          ...(picture ? { image: originOf(shop) + picture.url } : {}),
          inLanguage: shop.locale,
          author: organization(shop),
          publisher: house,
        },
      ];
};

/** A written page: the way to it, the post that it is, and its questions where it answers some. */
export const writtenGraph = (shop: Shop, facts: WrittenFacts): Thing[] => {
  const { title, trail, questions } = facts;
  const home = { label: shop.storefront.name, href: shop.link("home") };
  const way = breadcrumbList(originOf(shop), [home, ...trail, { label: title }]);
  return [way, ...blogPosting(shop, facts), ...(questions.length > 0 ? [faqPage(questions)] : [])];
};
