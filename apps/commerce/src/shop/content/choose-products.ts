import { occasionCategories, occasions } from "@giftshop/storefront-config";
import { apart } from "../catalogue/products/apart.ts";
import type { CatalogueView } from "../catalogue/snapshot/view.ts";
import type { CatalogueProduct } from "../catalogue/types.ts";
import type { ContentBlock, StoredPage } from "./types.ts";

/** The first gift cards of a list; the search ends there, however many there are. */
const giftCardsOf = (products: Iterable<CatalogueProduct>, count: number): CatalogueProduct[] => {
  const giftCards: CatalogueProduct[] = [];
  for (const product of products) {
    if (giftCards.length === count) break;
    if (product.type === "GIFTCARD") giftCards.push(product);
  }
  return giftCards;
};

/** For everyone at a giving moment: the choice card, then one card of each of its categories in turn. */
const mixedFor = (
  { choice, byCategory }: CatalogueView["snapshot"],
  categories: readonly string[],
  count: number,
): CatalogueProduct[] => {
  const lists = categories.map((category) => giftCardsOf(byCategory.get(category) ?? [], count));
  const inTurn = Array.from({ length: count }, (_, round) => lists.flatMap((list) => list[round] ?? [])).flat();
  return [...(choice ? [choice] : []), ...inTurn].slice(0, count);
};

const occasionOf = ({ kind, key }: Pick<StoredPage, "kind" | "key">) =>
  kind === "GIVING_MOMENT" ? occasions.find((occasion) => occasion === key) : undefined;

/**
 * Products that a block shows, neighbours unlike: those it names and the storefront sells, else the
 * most chosen of its category, of the page's occasion or of all.
 */
export const chooseProducts = (
  { snapshot }: Pick<CatalogueView, "snapshot">,
  { category, paths, count }: NonNullable<ContentBlock["products"]>,
  page: Pick<StoredPage, "kind" | "key">,
): CatalogueProduct[] => {
  const named = (paths ?? []).flatMap((path) => snapshot.byPath.get(path) ?? []);
  if (named.length > 0) return apart(named.slice(0, count));
  const occasion = occasionOf(page);
  if (category === undefined && occasion) return apart(mixedFor(snapshot, occasionCategories[occasion], count));
  return apart(
    giftCardsOf((category === undefined ? snapshot.products : snapshot.byCategory.get(category)) ?? [], count),
  );
};
