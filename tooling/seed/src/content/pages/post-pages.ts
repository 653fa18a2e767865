import type { ContentPage } from "@giftshop/validation/content";
import type { CategorySlug } from "../../categories.ts";
import { cards, type PageWords, pageOf, titleAndBody } from "../page-words.ts";
import { type PostKey, postKeys } from "../site-texts.ts";

const subjects: Readonly<Record<PostKey, { category: CategorySlug; term: string }>> = {
  choose: { category: "home-garden", term: "choosing" },
  message: { category: "books", term: "writing" },
  "digital-or-post": { category: "music", term: "sending" },
  "birthday-by-age": { category: "kids", term: "choosing" },
  "team-presents": { category: "dining", term: "business" },
  "last-minute": { category: "experiences", term: "sending" },
};

/** The blog and its posts. */
export const postPages = (words: PageWords): ContentPage[] => {
  const { blog, posts, headings } = words.texts;
  return [
    pageOf(words, { kind: "BLOG", key: "blog", ...blog }),
    ...postKeys.map((key, position) => {
      const { sections, ...page } = posts[key];
      const { category, term } = subjects[key];
      return pageOf(words, {
        kind: "POST",
        key,
        position,
        taxonomy: [term],
        image: words.picture(key),
        ...page,
        blocks: [
          ...sections.map(titleAndBody),
          cards(words, 4, category),
          { blockType: "BLOG_BLOCK", title: headings.posts, posts: { count: 3 } },
        ],
      });
    }),
  ];
};
