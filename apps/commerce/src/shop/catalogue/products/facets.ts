import { type PriceBounds, priceBoundsOf, type Storefront } from "@giftshop/storefront-config";
import type { CatalogueProduct, CatalogueVariation, Cell, DeliveryKind, Facets, ProductType } from "../types.ts";

const types = { GIFTCARD: 0, DONATION: 1, GIFTCARD_BLANK: 2 } as const satisfies Record<ProductType, number>;
const kindBits = { DIGITAL: 1, PHYSICAL: 2 } as const satisfies Record<DeliveryKind, number>;
/** Three types, two bits of delivery kinds, four of ranges of price. */
const combinations = 3 * 4 * 16;

/** Whether a value within the bounds can be given. */
const reaches = ({ hasFixedPrices, fixedValues, minimum, maximum }: CatalogueVariation, { from, to }: PriceBounds) => {
  const most = to ?? Number.POSITIVE_INFINITY;
  return hasFixedPrices
    ? fixedValues.some((value) => value >= from && value <= most)
    : minimum <= most && maximum >= from;
};

const soldOf = ({ variations }: CatalogueProduct) => variations.filter(({ active }) => active);
const rangesOf = (sold: readonly CatalogueVariation[], bounds: readonly PriceBounds[]) =>
  bounds.filter((each) => sold.some((variation) => reaches(variation, each)));

/** What tells products of one category apart, below `combinations`. */
const combinationOf = (product: CatalogueProduct, bounds: readonly PriceBounds[]): number => {
  const sold = soldOf(product);
  let kinds = 0;
  for (const { kind } of sold) kinds |= kindBits[kind];
  let ranges = 0;
  for (const [bit, each] of bounds.entries())
    if (sold.some((variation) => reaches(variation, each))) ranges |= 1 << bit;
  return (types[product.type] * 4 + kinds) * 16 + ranges;
};

const cellFor = (product: CatalogueProduct, bounds: readonly PriceBounds[]): Cell => {
  const sold = soldOf(product);
  return {
    category: product.category,
    type: product.type,
    kinds: sold.map(({ kind }) => kind),
    ranges: rangesOf(sold, bounds).map(({ range }) => range),
    count: 0,
  };
};

/** Goes through a list once, in the order in which it is shown. */
export const facetsOf = (products: readonly CatalogueProduct[], storefront: Pick<Storefront, "limits">): Facets => {
  const bounds = priceBoundsOf(storefront);
  const cells: Cell[] = [];
  /** Numbers of the cells of each category, by combination. */
  const numbers = new Map<string | null, Int32Array>();
  const cellOf = new Uint16Array(products.length);
  const flagged: number[] = [];
  products.forEach((product, position) => {
    const ofCategory = numbers.get(product.category) ?? new Int32Array(combinations).fill(-1);
    numbers.set(product.category, ofCategory);
    const combination = combinationOf(product, bounds);
    let number = ofCategory[combination] ?? -1;
    if (number < 0) {
      number = cells.push(cellFor(product, bounds)) - 1;
      ofCategory[combination] = number;
    }
    const cell = cells[number];
    if (cell) cell.count += 1;
    cellOf[position] = number;
    if (product.top) flagged.push(position);
  });
  return { cells, cellOf, flagged };
};
