import { extraKind, isInStock, soldVariations } from "../present.ts";
import type { CatalogueView } from "../snapshot/view.ts";
import type { CatalogueExtra, CatalogueProduct, DeliveryKind, Snapshot } from "../types.ts";
import { apart } from "./apart.ts";

/** Longest of the lists beside a product: one row on a desktop. */
const longest = 4;
/** How many cards are proposed in place of one that is sold out. */
const mostAlternatives = 3;

type Test = (product: CatalogueProduct) => boolean;

/** What is sold of the category of a product; a product that belongs to all of them is in none. */
const nearTo = ({ snapshot }: CatalogueView, { category }: CatalogueProduct): readonly CatalogueProduct[] =>
  (category !== null && snapshot.byCategory.get(category)) || [];

/** The first `most` that pass, neighbours unlike; the search ends there, however many there are. */
const firstOf = (products: Iterable<CatalogueProduct>, most: number, passes: Test): CatalogueProduct[] => {
  const found: CatalogueProduct[] = [];
  for (const product of products) {
    if (passes(product)) found.push(product);
    if (found.length === most) break;
  }
  return apart(found);
};

/** Something else that can be bought now; stock boxes for businesses stand beside each other only. */
const buyableBeside = (view: CatalogueView, { id, type }: CatalogueProduct): Test => {
  const forBusiness = type === "GIFTCARD_BLANK";
  return (other) =>
    other.id !== id &&
    (other.type === "GIFTCARD_BLANK") === forBusiness &&
    other.variations.some((variation) => isInStock(view, variation));
};

/** "Similar products": the same kind of thing out of the same category, most chosen first. */
export const similarTo = (view: CatalogueView, product: CatalogueProduct): CatalogueProduct[] => {
  const buyable = buyableBeside(view, product);
  return firstOf(nearTo(view, product), longest, (other) => other.type === product.type && buyable(other));
};

/** "Related cards", for who is not sure of the category: the most chosen product of each of the others. */
export const relatedTo = (view: CatalogueView, product: CatalogueProduct): CatalogueProduct[] => {
  const buyable = buyableBeside(view, product);
  const seen = new Set([product.category, null]);
  return firstOf(view.snapshot.products, longest, (other) => {
    if (seen.has(other.category) || !buyable(other)) return false;
    seen.add(other.category);
    return true;
  });
};

/** Products that the storefront flagged, by catalogue; a newer catalogue is another object. */
const flagged = new WeakMap<Snapshot, readonly CatalogueProduct[]>();

const flaggedOf = (snapshot: Snapshot): readonly CatalogueProduct[] => {
  const known = flagged.get(snapshot) ?? snapshot.products.filter(({ top }) => top);
  flagged.set(snapshot, known);
  return known;
};

/**
 * "Promoted gift cards": what the storefront has flagged, without what stands in the two other lists already.
 */
export const promotedBeside = (view: CatalogueView, product: CatalogueProduct): CatalogueProduct[] => {
  const buyable = buyableBeside(view, product);
  const shown = new Set([...similarTo(view, product), ...relatedTo(view, product)]);
  return firstOf(flaggedOf(view.snapshot), longest, (other) => !shown.has(other) && buyable(other));
};

/** Something else of the same kind that is in stock as it was wanted. */
const inPlaceOf = (view: CatalogueView, product: CatalogueProduct, kind?: DeliveryKind | null): Test => {
  return ({ id, type, variations }) =>
    id !== product.id &&
    type === product.type &&
    variations.some((variation) => (!kind || variation.kind === kind) && isInStock(view, variation));
};

/**
 * What to propose when a product is sold out: of the same kind, its category first, then the most chosen,
 * without the choice card.
 *
 * @param kind as which they must be in stock; without it as any
 */
export const alternativesTo = (
  view: CatalogueView,
  product: CatalogueProduct,
  kind?: DeliveryKind | null,
): CatalogueProduct[] => {
  const alike = inPlaceOf(view, product, kind);
  const passes: Test = (other) => other.page !== "CHOICE" && alike(other);
  const near = firstOf(nearTo(view, product), mostAlternatives, passes);
  return [...new Set([...near, ...firstOf(view.snapshot.products, mostAlternatives, passes)])].slice(
    0,
    mostAlternatives,
  );
};

/** The choice card, which stands in for any gift card whatever its category, in stock as it was wanted. */
export const alternativeChoiceTo = (
  view: CatalogueView,
  product: CatalogueProduct,
  kind?: DeliveryKind | null,
): CatalogueProduct | undefined => {
  const { choice } = view.snapshot;
  return choice && inPlaceOf(view, product, kind)(choice) ? choice : undefined;
};

/** Whether an extra may go with a product: only gifts are wrapped, each delivery kind in its own way. */
export const fits = (extra: CatalogueExtra, product: CatalogueProduct): boolean =>
  extra.active && product.type === "GIFTCARD" && soldVariations(product).some(({ kind }) => kind === extraKind(extra));

export const extrasFor = (
  { snapshot }: CatalogueView,
  product: CatalogueProduct,
  what: "wrapper" | "giftPacking",
): CatalogueExtra[] =>
  [...snapshot.extras.values()].filter(
    (extra) => (extra.kind === "GIFT_PACKING") === (what === "giftPacking") && fits(extra, product),
  );
