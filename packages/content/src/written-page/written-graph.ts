import {
  breadcrumbList,
  type Crumb,
  faqPage,
  idOf,
  type Located,
  organization,
  sharePageOf,
} from "@giftshop/page/view";
import type { BlogPosting, Thing } from "schema-dts";
import type { WrittenPageMetadata } from "./written-page-metadata.ts";
import type { WrittenQuestion } from "./written-questions.ts";

export interface WrittenFacts extends Pick<WrittenPageMetadata, "id" | "title" | "description" | "posted"> {
  /** Path of the page. */
  address: string;
  /** Pages above it, below the home page. */
  trail: readonly Crumb[];
  questions: readonly WrittenQuestion[];
}

/** A post of the blog, written by the shop itself. */
const blogPosting = (located: Located, { id, title, description, address, posted }: WrittenFacts): BlogPosting[] => {
  const { shop, origin } = located;
  const publisher = { "@id": idOf(located, "organization") };
  const picture = sharePageOf(shop, id);
  return posted === undefined
    ? []
    : [
        {
          "@type": "BlogPosting",
          headline: title,
          description,
          url: origin + address,
          mainEntityOfPage: origin + address,
          datePublished: posted.publishedAt,
          dateModified: posted.modifiedAt,
          ...(picture ? { image: origin + picture.url } : {}),
          inLanguage: shop.locale,
          author: organization(located),
          publisher,
        },
      ];
};

/** A written page: the way to it, the post that it is, and its questions where it answers some. */
export const writtenGraph = (located: Located, facts: WrittenFacts): Thing[] => {
  const { shop, origin } = located;
  const { title, trail, questions } = facts;
  const home = { label: shop.storefront.name, href: shop.link("home") };
  const way = breadcrumbList(origin, [home, ...trail, { label: title }]);
  return [way, ...blogPosting(located, facts), ...(questions.length > 0 ? [faqPage(questions)] : [])];
};
