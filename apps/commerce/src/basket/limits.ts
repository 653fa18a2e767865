import type { Storefront } from "@giftshop/storefront-config";
import { type ErrorName, errorCodes, judgeAmount, quantityLimits } from "@giftshop/validation";
import type { CatalogueVariation } from "../catalogue/types.ts";
import type { BasketLine, LineProblem } from "./types.ts";

/** Pieces that are left of each variation that can run out. */
export type Free = ReadonlyMap<number, number>;

/** Bounds of a variation's value as the shared rules take them. */
export const boundsOf = (
  { minimum, maximum, hasFixedPrices, fixedValues }: CatalogueVariation,
  { currencyDigits }: Pick<Storefront, "currencyDigits">,
) => ({ minimum, maximum, fixedValues: hasFixedPrices ? fixedValues : undefined, whole: 10 ** currencyDigits });

const total = (lines: readonly BasketLine[], amount: (line: BasketLine) => number): number =>
  lines.reduce((sum, line) => sum + amount(line), 0);

/** The most of a line that its basket could hold now: stock, the brand's limits and 99, whichever is least; never below 0. */
export const mostOf = (line: BasketLine, lines: readonly BasketLine[], free: Free): number => {
  const others = lines.filter(({ packageId }) => packageId !== line.packageId);
  const sameVariation = others.filter(({ variation }) => variation.id === line.variation.id);
  const sameBrand = others.filter(({ product }) => product.id === line.product.id);
  const { sumPerOrder, countPerOrder } = line.product;
  const left = [
    quantityLimits.maximum,
    (free.get(line.variation.id) ?? Number.POSITIVE_INFINITY) - total(sameVariation, ({ quantity }) => quantity),
    (countPerOrder ?? Number.POSITIVE_INFINITY) - total(sameBrand, ({ quantity }) => quantity),
    sumPerOrder === null
      ? Number.POSITIVE_INFINITY
      : Math.floor((sumPerOrder - total(sameBrand, ({ value, quantity }) => value * quantity)) / line.value),
  ];
  return Math.max(0, Math.min(...left));
};

type Rule = (line: BasketLine, lines: readonly BasketLine[], free: Free, storefront: Storefront) => boolean;

const sameBrand = (line: BasketLine, lines: readonly BasketLine[]) =>
  lines.filter(({ product }) => product.id === line.product.id);

/** What makes a line impossible to order, most telling first. */
const rules: readonly (readonly [ErrorName, Rule])[] = [
  ["productNotFound", ({ product, variation }) => !product.active || !variation.active],
  [
    "valueOutOfBounds",
    ({ variation, value }, _lines, _free, storefront) =>
      judgeAmount(value, boundsOf(variation, storefront)) !== undefined,
  ],
  [
    "outOfStock",
    (line, lines, free) => {
      const same = lines.filter(({ variation }) => variation.id === line.variation.id);
      return total(same, ({ quantity }) => quantity) > (free.get(line.variation.id) ?? Number.POSITIVE_INFINITY);
    },
  ],
  [
    "appleLimit",
    (line, lines) =>
      total(sameBrand(line, lines), ({ value, quantity }) => value * quantity) >
      (line.product.sumPerOrder ?? Number.POSITIVE_INFINITY),
  ],
  [
    "countLimit",
    (line, lines) =>
      line.quantity > quantityLimits.maximum ||
      total(sameBrand(line, lines), ({ quantity }) => quantity) >
        (line.product.countPerOrder ?? Number.POSITIVE_INFINITY),
  ],
];

/** What is wrong with one line of a basket, or `undefined`. */
export const problemOf = (
  line: BasketLine,
  lines: readonly BasketLine[],
  free: Free,
  storefront: Storefront,
): LineProblem | undefined => {
  const broken = rules.find(([, rule]) => rule(line, lines, free, storefront));
  return broken && { packageId: line.packageId, code: errorCodes[broken[0]] };
};

/** Everything that keeps a basket from being ordered, line by line. */
export const problemsOf = (lines: readonly BasketLine[], free: Free, storefront: Storefront): LineProblem[] =>
  lines.flatMap((line) => problemOf(line, lines, free, storefront) ?? []);
