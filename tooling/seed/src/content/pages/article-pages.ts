import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import type { ContentPage, PageKind } from "@giftshop/validation/content";
import { type PageWords, pageOf, titleAndBody } from "../page-words.ts";
import type { Article } from "../site-texts.ts";

/**
 * Terms, privacy, cookies, delivery, cancellation, company,
 * accessibility: headings with their text, one below the other.
 */
export const articlePages = (words: PageWords): ContentPage[] => {
  const { toggles } = getStorefront(words.storefront as StorefrontCode);
  const { terms, privacy, cookies, deliveryInfo, cancellation, imprint, accessibility } = words.texts;
  const article = (kind: PageKind, { title, description, intro, sections }: Article<string>): ContentPage =>
    pageOf(words, {
      kind,
      key: kind.toLowerCase(),
      title,
      description,
      intro,
      blocks: Object.values(sections).map(titleAndBody),
    });
  const { draw, ...others } = privacy.sections;
  const { security, rights, ...first } = others;
  const kept = toggles.doubler ? { ...first, draw, security, rights } : others;
  return [
    article("TERMS", terms),
    article("PRIVACY", { ...privacy, sections: kept }),
    article("COOKIES", cookies),
    article("DELIVERY", deliveryInfo),
    article("CANCELLATION", cancellation),
    article("IMPRINT", imprint),
    article("ACCESSIBILITY", accessibility),
  ];
};
