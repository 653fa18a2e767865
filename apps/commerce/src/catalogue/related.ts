import { extraKind, soldVariations } from "./present.ts";
import type { CatalogueExtra, CatalogueProduct } from "./types.ts";
import type { CatalogueView } from "./view.ts";

/** How many similar products a product page shows. */
const similarCount = 4;

/** Products of the same category first, then the most chosen of the same type. */
export const similarTo = ({ snapshot }: CatalogueView, product: CatalogueProduct): CatalogueProduct[] => {
  const others = snapshot.products.filter(({ id, type }) => id !== product.id && type === product.type);
  const near = others.filter(({ category }) => category === product.category);
  return [...new Set([...near.slice(0, similarCount), ...others.slice(0, similarCount)])].slice(0, similarCount);
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
