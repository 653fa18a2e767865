import { type Language, languagePathOf, linkTo, type Storefront } from "@giftshop/storefront-config";
import type { DocumentKind } from "./types.ts";

type Urls = Readonly<Record<DocumentKind, (storefront: Storefront, language: Language, path: string) => string>>;

const fromRoot = (storefront: Storefront, language: Language, path: string): string =>
  languagePathOf(storefront, language) + path;

const urls: Urls = {
  PRODUCT: (storefront, language, product) => linkTo(storefront, language, "product", { product }),
  CATEGORY: (storefront, language, category) =>
    linkTo(storefront, language, "listing", {}, { cb_api_giftcard_categories: category }),
  PAGE: fromRoot,
  POST: fromRoot,
};

/** Path of a document's page on its host, with base path and language prefix. */
export const urlOf = (
  storefront: Storefront,
  language: Language,
  { kind, path }: { kind: DocumentKind; path: string },
): string => urls[kind](storefront, language, path);

/** Path of the page with the results for a text (specification section 2, `s`). */
export const resultsUrl = (storefront: Storefront, language: Language, s: string): string =>
  linkTo(storefront, language, "listing", {}, { s });
