import type { ContentPage } from "@giftshop/validation/content";
import { type PageWords, pageOf } from "../page-words.ts";

/** What stands on the home page below its cards. */
export const homePage = (words: PageWords): ContentPage[] => {
  const { home, headings } = words.texts;
  return [
    pageOf(words, {
      kind: "HOME",
      key: "home",
      title: home.welcome.title,
      description: "",
      intro: home.welcome.body,
      image: words.picture("home"),
      blocks: [
        {
          blockType: "WITH_HAND",
          ...home.choice,
          image: { hash: words.picture("choice"), alt: "" },
          link: { text: headings.allMoments, to: "route:givingMoments" },
        },
        {
          blockType: "TESTIMONIAL_BLOCK",
          title: headings.testimonials,
          reviews: { count: 4 },
        },
        {
          blockType: "BLOG_BLOCK",
          title: headings.posts,
          posts: { count: 3 },
          link: { text: words.texts.blog.title, to: "route:blog" },
        },
      ],
    }),
  ];
};
