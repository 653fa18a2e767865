import type { CatalogueProduct } from "../catalogue/types.ts";
import type { CatalogueView } from "../catalogue/view.ts";
import type { ContentBlock } from "./types.ts";

/** Products that a block shows: those it names and the storefront sells, else the most chosen of its category or of all. */
export const chooseProducts = (
  { snapshot }: Pick<CatalogueView, "snapshot">,
  { category, paths, count }: NonNullable<ContentBlock["products"]>,
): CatalogueProduct[] => {
  const named = (paths ?? []).flatMap((path) => snapshot.byPath.get(path) ?? []);
  const giftCards = (category === undefined ? snapshot.products : (snapshot.byCategory.get(category) ?? [])).filter(
    ({ type }) => type === "GIFTCARD",
  );
  return (named.length > 0 ? named : giftCards).slice(0, count);
};
