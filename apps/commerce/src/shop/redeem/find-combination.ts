import { judgeAmount } from "@giftshop/validation";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { boundsOf } from "../basket/limits.ts";
import type { Cart } from "../basket/reading/read-cart.ts";
import type { BasketLine } from "../basket/types.ts";
import type { CatalogueProduct, CatalogueVariation } from "../catalogue/types.ts";
import { exactValues } from "../exchange/combination.ts";
import { exchangeable } from "../exchange/exchange-of.ts";
import { settled, type UnderWay, underWay } from "./redeeming.ts";

/** Cards of one brand and value that help to leave nothing. */
export interface Combined {
  product: CatalogueProduct;
  variation: CatalogueVariation;
  /** Value of one of them, minor units. */
  value: number;
  quantity: number;
}

/** What leaves nothing. */
export interface Combination {
  combined: Combined[];
  /** Package of which one card makes way for them; `undefined` where they come on top. */
  replaces: number | undefined;
  exchanged: UnderWay;
}

/**
 * Brands of which any number may be had at once, by e-mail: nothing is posted, and postage changes nothing.
 */
const offersOf = (products: readonly CatalogueProduct[], soldOut: ReadonlySet<number>, scope: Scope) =>
  products.flatMap((product) => {
    const variation = product.variations.find(
      ({ kind, active, id }) => kind === "DIGITAL" && active && !soldOut.has(id),
    );
    const isCounted = product.countPerOrder !== null || product.sumPerOrder !== null;
    if (variation === undefined || isCounted || product.type === "DONATION") return [];
    return [{ product, variation, bounds: boundsOf(variation, scope.storefront) }];
  });

type Offer = ReturnType<typeof offersOf>[number];

/** The fewest cards of an amount, each of the first offer that sells its value. */
const cardsOf = (amount: number, offers: readonly Offer[]): Combined[] | undefined => {
  const values = exactValues(
    amount,
    offers.map(({ bounds }) => bounds),
  );
  if (values === undefined) return undefined;
  return [...Map.groupBy(values, (value) => value)].flatMap(([value, alike]) => {
    const offer = offers.find(({ bounds }) => judgeAmount(value, bounds) === undefined);
    return offer ? [{ product: offer.product, variation: offer.variation, value, quantity: alike.length }] : [];
  });
};

/** What is chosen with nothing but its value: another of its cards says as much. */
const isPlain = ({ remainder, recipient, message, wrapper, giftPacking, plan, variation, product }: BasketLine) =>
  variation.kind === "DIGITAL" &&
  product.type !== "DONATION" &&
  !(remainder || recipient || message || wrapper || giftPacking || plan);

const withOneLess = (lines: readonly BasketLine[], { packageId }: BasketLine): BasketLine[] =>
  lines.flatMap((line) => {
    if (line.packageId !== packageId) return [line];
    return line.quantity > 1 ? [{ ...line, quantity: line.quantity - 1 }] : [];
  });

const countOf = (cards: readonly Combined[]): number => cards.reduce((sum, { quantity }) => sum + quantity, 0);

/** What is left is no card's value: one that was chosen makes way, for its own brand's before another's. */
const inPlaceOfOne = (cart: Cart, offers: readonly Offer[], scope: Scope) =>
  cart.lines
    .filter(isPlain)
    .flatMap((line) => {
      const { left } = settled({ ...cart, lines: withOneLess(cart.lines, line) }, scope);
      const own = offers.filter(({ product }) => product.id === line.product.id);
      const combined = cardsOf(left, [...own, ...offers]);
      return combined ? [{ combined, replaces: line.packageId }] : [];
    })
    .reduce<Omit<Combination, "exchanged"> | undefined>(
      (best, one) => (best && countOf(best.combined) <= countOf(one.combined) ? best : one),
      undefined,
    );

/**
 * `redeemCombination`: the fewest cards, each of the most chosen brand that sells its value, that leave
 * nothing, on top of what was chosen or in place of one card of it. Throws 2314 where there are none.
 */
export const findCombination = async (scope: Scope): Promise<Combination> => {
  const exchanged = await underWay(scope);
  const { cart, exchange } = exchanged;
  const { left } = settled(cart, scope);
  const offers = offersOf(exchange ? exchangeable(cart.snapshot, exchange.page) : [], cart.soldOut, scope);
  const onTop = cardsOf(left, offers);
  if (onTop) return { combined: onTop, replaces: undefined, exchanged };
  const instead = left > 0 ? inPlaceOfOne(cart, offers, scope) : undefined;
  if (instead === undefined) throw new Failure("noCombination");
  return { ...instead, exchanged };
};
