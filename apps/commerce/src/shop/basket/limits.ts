import type { Language, Storefront } from "@giftshop/storefront-config";
import { paymentRangeOf } from "@giftshop/storefront-config/payment";
import { type ErrorName, errorCodes, judgeAmount, quantityLimits } from "@giftshop/validation";
import type { BrandLimit } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import type { CatalogueVariation } from "../catalogue/types.ts";
import { inLanguage } from "../catalogue/words.ts";
import { type Counts, countLines } from "./counts.ts";
import { planFault } from "./delivery-plan.ts";
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

/** How many different packages a basket holds at most. */
export const mostPackages = 500;

/** What an `Int` of the schema carries, less what is put on top of the packages: postage. Minor units. */
const mostWorth = 2 ** 31 - 1 - 1_000_000;

/** The largest sum that can be paid in a storefront, by whichever method takes most. */
const mostPaid = ({ payment, currency }: Pick<Storefront, "payment" | "currency">): number =>
  Math.max(0, ...payment.map(({ method }) => paymentRangeOf(method, currency)?.largest ?? Number.POSITIVE_INFINITY));

/**
 * Whether a basket holds more than one can order: packages, a sum
 * that nobody could pay at once, or that no answer could name.
 */
export const isOverfull = (
  lines: readonly BasketLine[],
  storefront: Pick<Storefront, "payment" | "currency">,
): boolean =>
  lines.length > mostPackages ||
  total(lines, ({ value, quantity, wrapper, giftPacking }) => {
    return (value + (wrapper?.price ?? 0) + (giftPacking?.price ?? 0)) * quantity;
  }) > Math.min(mostWorth, mostPaid(storefront));

/**
 * The most of a line that its basket could hold now: stock, the
 * brand's limits and 99, whichever is least; never below 0.
 *
 * @param counts of the basket, the line among it
 */
export const mostOf = (line: BasketLine, { pieces, brands }: Counts, free: Free): number => {
  const { variation, product, value, quantity, remainder } = line;
  if (remainder) return 1;
  const { sumPerOrder, countPerOrder } = product;
  const brand = brands.get(product.id) ?? { quantity, sum: value * quantity };
  const left = [
    quantityLimits.maximum,
    (free.get(variation.id) ?? Number.POSITIVE_INFINITY) - ((pieces.get(variation.id) ?? quantity) - quantity),
    (countPerOrder ?? Number.POSITIVE_INFINITY) - (brand.quantity - quantity),
    sumPerOrder === null
      ? Number.POSITIVE_INFINITY
      : Math.floor((sumPerOrder - (brand.sum - value * quantity)) / value),
  ];
  return Math.max(0, Math.min(...left));
};

/** Where and when a basket is judged, and in which language a brand is named. */
interface Shop {
  storefront: Storefront;
  language: Language;
  now: Date;
}

/** Storefront, language and hour of a request. */
export const shopOf = ({
  storefront,
  language,
  services,
}: Pick<Scope, "storefront" | "language" | "services">): Shop => ({
  storefront,
  language,
  now: services.clock.now(),
});

type Rule = (line: BasketLine, counts: Counts, free: Free, storefront: Storefront) => boolean;

/** Everything that has to be sold still: the card, and what goes around it. */
const partsOf = ({ product, variation, wrapper, giftPacking }: BasketLine) =>
  [product, variation, wrapper, giftPacking].filter((part) => part !== undefined);

/** What makes a line impossible to order, most telling first. */
const rules: readonly (readonly [ErrorName, Rule])[] = [
  ["productNotFound", (line) => partsOf(line).some(({ active }) => !active)],
  [
    "valueOutOfBounds",
    ({ variation, value, remainder }, _counts, _free, storefront) =>
      !remainder && judgeAmount(value, boundsOf(variation, storefront)) !== undefined,
  ],
  [
    "receiverAddress",
    ({ variation, recipient }) =>
      variation.kind === "PHYSICAL" &&
      recipient !== undefined &&
      !recipient.handOver &&
      recipient.address === undefined,
  ],
  [
    "outOfStock",
    ({ variation }, { pieces }, free) =>
      (pieces.get(variation.id) ?? 0) > (free.get(variation.id) ?? Number.POSITIVE_INFINITY),
  ],
  [
    "appleLimit",
    ({ product }, { brands }) => (brands.get(product.id)?.sum ?? 0) > (product.sumPerOrder ?? Number.POSITIVE_INFINITY),
  ],
  [
    "countLimit",
    ({ product, quantity }, { brands }) =>
      quantity > quantityLimits.maximum ||
      (brands.get(product.id)?.quantity ?? 0) > (product.countPerOrder ?? Number.POSITIVE_INFINITY),
  ],
];

const limitOf = ({ product }: BasketLine, { storefront, language }: Shop): BrandLimit | undefined => {
  const { title, sumPerOrder } = product;
  if (sumPerOrder === null) return undefined;
  const brand = inLanguage(title, language, storefront);
  return { brand, sum: { currency: storefront.currency, value: sumPerOrder } };
};

/**
 * What is wrong with one line of a basket, or `undefined`.
 *
 * @param counts of the basket, the line among it
 */
export const problemOf = (line: BasketLine, counts: Counts, free: Free, shop: Shop): LineProblem | undefined => {
  const [name = planFault(line, shop)] = rules.find(([, rule]) => rule(line, counts, free, shop.storefront)) ?? [];
  if (name === undefined) return undefined;
  const limit = name === "appleLimit" ? limitOf(line, shop) : undefined;
  return { packageId: line.packageId, code: errorCodes[name], limit };
};

/** Everything that keeps a basket from being ordered, line by line. */
export const problemsOf = (lines: readonly BasketLine[], free: Free, shop: Shop): LineProblem[] => {
  const counts = countLines(lines);
  return lines.flatMap((line) => problemOf(line, counts, free, shop) ?? []);
};
