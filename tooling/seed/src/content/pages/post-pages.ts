import type { ContentBlock, ContentPage } from "@giftshop/validation/content";
import type { CategorySlug } from "../../categories.ts";
import { cards, type PageWords, pageOf, titleAndBody } from "../page-words.ts";
import { type PostKey, postKeys, type SiteTexts } from "../site-texts.ts";

const subjects: Readonly<Record<PostKey, { category: CategorySlug; term: string }>> = {
  choose: { category: "home-garden", term: "choosing" },
  message: { category: "books", term: "writing" },
  "digital-or-post": { category: "music", term: "sending" },
  "birthday-by-age": { category: "kids", term: "choosing" },
  "team-presents": { category: "dining", term: "business" },
  "last-minute": { category: "experiences", term: "sending" },
  "film-evening": { category: "cinema", term: "choosing" },
};

/** A film that anyone may show (CC BY 3.0), and that suits all ages. */
const openFilm = {
  provider: "YOUTUBE",
  url: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  title: "Big Buck Bunny (Blender Foundation)",
} as const;

/** Three sections; the film evening has a picture beside the first and a film below the second. */
const bodyOf = (key: PostKey, { sections }: SiteTexts["posts"][PostKey], words: PageWords): ContentBlock[] => {
  if (key !== "film-evening") return sections.map(titleAndBody);
  const [first, second, third] = sections;
  return [
    { blockType: "IMAGE_BODY", ...first, image: { hash: words.picture("small-presents"), alt: "" } },
    titleAndBody(second),
    { blockType: "VIDEO", video: openFilm, image: { hash: words.picture("category-cinema"), alt: "" } },
    titleAndBody(third),
  ];
};

/** The blog and its posts. */
export const postPages = (words: PageWords): ContentPage[] => {
  const { blog, posts, headings } = words.texts;
  return [
    pageOf(words, { kind: "BLOG", key: "blog", ...blog }),
    ...postKeys.map((key, position) => {
      const { sections: _, ...page } = posts[key];
      const { category, term } = subjects[key];
      return pageOf(words, {
        kind: "POST",
        key,
        position,
        taxonomy: [term],
        image: words.picture(key),
        ...page,
        blocks: [
          ...bodyOf(key, posts[key], words),
          cards(words, 4, category),
          { blockType: "BLOG_BLOCK", title: headings.posts, posts: { count: 3 } },
        ],
      });
    }),
  ];
};
