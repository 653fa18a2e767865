import type { CatalogueProduct, Cell, DeliveryKind, Facets, ProductType } from "../types.ts";

const types = { GIFTCARD: 0, DONATION: 1, GIFTCARD_BLANK: 2 } as const satisfies Record<ProductType, number>;
const kindBits = { DIGITAL: 1, PHYSICAL: 2 } as const satisfies Record<DeliveryKind, number>;
const combinations = 12;

/** What tells products of one category apart, below `combinations`. */
const combinationOf = ({ type, variations }: CatalogueProduct): number => {
  let kinds = 0;
  for (const { active, kind } of variations) if (active) kinds |= kindBits[kind];
  return types[type] * 4 + kinds;
};

const cellFor = ({ category, type, variations }: CatalogueProduct): Cell => ({
  category,
  type,
  kinds: variations.filter(({ active }) => active).map(({ kind }) => kind),
  count: 0,
});

/** Goes through a list once, in the order in which it is shown. */
export const facetsOf = (products: readonly CatalogueProduct[]): Facets => {
  const cells: Cell[] = [];
  /** Numbers of the cells of each category, by combination. */
  const numbers = new Map<string | null, Int32Array>();
  const cellOf = new Uint16Array(products.length);
  const flagged: number[] = [];
  products.forEach((product, position) => {
    const ofCategory = numbers.get(product.category) ?? new Int32Array(combinations).fill(-1);
    numbers.set(product.category, ofCategory);
    const combination = combinationOf(product);
    let number = ofCategory[combination] ?? -1;
    if (number < 0) {
      number = cells.push(cellFor(product)) - 1;
      ofCategory[combination] = number;
    }
    const cell = cells[number];
    if (cell) cell.count += 1;
    cellOf[position] = number;
    if (product.top) flagged.push(position);
  });
  return { cells, cellOf, flagged };
};
