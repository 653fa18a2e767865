import { type Language, routesOf, type Storefront } from "@giftshop/storefront-config";
import type { CatalogueView } from "../snapshot/view.ts";
import type { CatalogueProduct } from "../types.ts";

/**
 * Last segment of the address that the storefront keeps for
 * its choice card in a language (specification section 2).
 */
export const choiceSegment = (storefront: Storefront, language: Language): string =>
  routesOf(storefront, language).table.choiceCard.split("/").at(-2) ?? "";

/** Path segment of a product's page in the language of a view. */
export const pathOf = ({ storefront, language }: CatalogueView, { page, path }: CatalogueProduct): string =>
  page === "CHOICE" ? choiceSegment(storefront, language) : path;

/**
 * What is sold at a path segment: the choice card by its kind
 * and at its own address alone, so that it has no second page.
 */
export const productAt = (
  { snapshot, storefront, language }: CatalogueView,
  path: string,
): CatalogueProduct | undefined => {
  if (path === choiceSegment(storefront, language)) return snapshot.choice;
  const product = snapshot.byPath.get(path);
  return product?.page === "CHOICE" ? undefined : product;
};
