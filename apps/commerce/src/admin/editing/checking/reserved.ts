import { isEntitySlug, type Language, routesOf, type Storefront } from "@giftshop/storefront-config";

/**
 * What is wrong with the last segment of an address in these languages, or `undefined`: a reserved
 * one would be read as a language, a page number or another page, and what has it never be found.
 */
export const reservedFault = (
  storefront: Storefront,
  slug: string,
  languages: readonly Language[] = storefront.languages,
): string | undefined =>
  languages.every((language) => isEntitySlug(slug, routesOf(storefront, language).reserved))
    ? undefined
    : `is reserved in ${storefront.code}: "${slug}"`;
