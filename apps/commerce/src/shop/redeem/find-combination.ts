import { judgeAmount } from "@giftshop/validation";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { boundsOf } from "../basket/limits.ts";
import type { CatalogueProduct, CatalogueVariation } from "../catalogue/types.ts";
import { exactValues } from "../exchange/combination.ts";
import { exchangeable } from "../exchange/exchange-of.ts";
import { settled, underWay } from "./redeeming.ts";

/** Cards of one brand and value that help to leave nothing. */
export interface Combined {
  product: CatalogueProduct;
  variation: CatalogueVariation;
  /** Value of one of them, minor units. */
  value: number;
  quantity: number;
}

/**
 * Brands of which any number may be had at once, by e-mail: nothing is posted, and postage changes nothing.
 */
const offersOf = (products: readonly CatalogueProduct[], soldOut: ReadonlySet<number>) =>
  products.flatMap((product) => {
    const variation = product.variations.find(
      ({ kind, active, id }) => kind === "DIGITAL" && active && !soldOut.has(id),
    );
    const isCounted = product.countPerOrder !== null || product.sumPerOrder !== null;
    return variation === undefined || isCounted || product.type === "DONATION" ? [] : [{ product, variation }];
  });

/**
 * `redeemCombination`: the fewest cards, each of the most chosen brand that
 * sells its value, that leave nothing. Throws 2314 where there are none.
 */
export const findCombination = async (
  scope: Scope,
): Promise<{ combined: Combined[]; exchanged: Awaited<ReturnType<typeof underWay>> }> => {
  const exchanged = await underWay(scope);
  const { cart, exchange } = exchanged;
  const { left } = settled(cart, scope);
  const offers = offersOf(exchange ? exchangeable(cart.snapshot, exchange.page) : [], cart.soldOut);
  const bounded = offers.map((offer) => ({ ...offer, bounds: boundsOf(offer.variation, scope.storefront) }));
  const values = exactValues(
    left,
    bounded.map(({ bounds }) => bounds),
  );
  if (values === undefined) throw new Failure("noCombination");
  const combined = [...Map.groupBy(values, (value) => value)].flatMap(([value, alike]) => {
    const offer = bounded.find(({ bounds }) => judgeAmount(value, bounds) === undefined);
    return offer ? [{ product: offer.product, variation: offer.variation, value, quantity: alike.length }] : [];
  });
  return { combined, exchanged };
};
