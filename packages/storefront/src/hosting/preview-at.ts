import { type Language, languagePathOf, type Storefront } from "@giftshop/storefront-config";

/** A link that shows a page before it is published. */
export interface Preview {
  language: Language;
  /** Commerce alone can say whether it is good. */
  token: string;
}

const shape = /^\/preview\/([\w.-]{20,160})\/$/;

/**
 * The preview at a path of a storefront's host, or `undefined` where
 * a page may be. Entities have no slug of this length with dots.
 */
export const previewAt = (storefront: Storefront, path: string): Preview | undefined => {
  for (const language of storefront.languages.toReversed()) {
    const root = languagePathOf(storefront, language);
    const token = path.startsWith(`${root}/`) ? shape.exec(path.slice(root.length))?.[1] : undefined;
    if (token) return { language, token };
  }
  return undefined;
};
