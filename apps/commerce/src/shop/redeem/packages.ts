import { judgeAmount } from "@giftshop/validation";
import type { PoolClient } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { readId } from "../../platform/graphql/read-id.ts";
import { type AddToBasketInput, putInto } from "../basket/changes/add-to-basket.ts";
import { putRemainder, type Remainder } from "../basket/changes/put-remainder.ts";
import { boundsOf } from "../basket/limits.ts";
import type { Cart } from "../basket/reading/read-cart.ts";
import type { CatalogueProduct, CatalogueVariation } from "../catalogue/types.ts";
import { exchangeable, minimumLeft } from "../exchange/exchange-of.ts";
import { isTooLittle } from "../exchange/remainder.ts";
import { onExchange, settled, type UnderWay, underWayIn } from "./redeeming.ts";

type Chosen = Omit<Remainder, "value">;

/** Puts all that is left into the basket as one package; nothing where nothing is left. */
const putLeft = async (
  client: PoolClient,
  cart: Cart,
  chosen: Chosen,
  judge: (left: number) => void,
  scope: Scope,
): Promise<Cart> => {
  const { left } = settled(cart, scope);
  if (left === 0) return cart;
  judge(left);
  return putRemainder(client, cart, { ...chosen, value: left }, scope);
};

const isWithin = (value: number, variation: CatalogueVariation, { storefront }: Scope): boolean =>
  judgeAmount(value, boundsOf(variation, storefront)) === undefined;

/** What a call names, if it may be had for the cards of the exchange. */
const chosenOf = (variationId: string, { cart, exchange }: UnderWay): Chosen => {
  const found = cart.snapshot.byVariation.get(readId(variationId) ?? -1);
  if (found === undefined) throw new Failure("productNotFound", "input.variationId");
  const isAllowed = exchange !== undefined && exchangeable(cart.snapshot, exchange.page).includes(found.product);
  if (!isAllowed) throw new Failure("notInExchange", "input.variationId");
  return found;
};

/**
 * `addRedeemPackage`: as `addToBasket`, of what the cards are exchanged for (2313). A donation takes what
 * is left to the cent, whatever its bounds are: pressed again, nothing is left and nothing is added.
 */
export const addRedeemPackage = async (input: AddToBasketInput, scope: Scope): Promise<UnderWay> => {
  const judge = (left: number): void => {
    if (left !== input.value) throw new Failure("valueOutOfBounds", "input.value");
  };
  const instead = async (client: PoolClient, cart: Cart): Promise<Cart | undefined> => {
    const { product, variation } = chosenOf(input.variationId, underWayIn(cart));
    if (product.type !== "DONATION" || isWithin(input.value, variation, scope)) return undefined;
    return putLeft(client, cart, { product, variation }, judge, scope);
  };
  const who = scope.redeem.key;
  const changed = await onExchange(scope, (client, read) =>
    putInto(client, { who, read, instead: (cart) => instead(client, cart) }, input, scope),
  );
  return underWayIn(changed);
};

const soldDigital = (product: CatalogueProduct): CatalogueVariation | undefined =>
  product.variations.find(({ active, kind }) => active && kind === "DIGITAL");

/**
 * `addOriginalPackage`: all that is left, as a new card of the
 * kind that is exchanged. Throws 2312 where that is too little.
 */
export const addOriginalPackage = async (scope: Scope): Promise<UnderWay> => {
  const changed = await onExchange(scope, async (client, read) => {
    const cart = await read(null);
    const { exchange } = underWayIn(cart);
    const variation = exchange && soldDigital(exchange.product);
    if (exchange === undefined || variation === undefined) throw new Failure("productNotFound");
    const judge = (left: number): void => {
      if (isTooLittle(left, minimumLeft(exchange))) throw new Failure("remainderTooSmall");
    };
    return putLeft(client, cart, { product: exchange.product, variation }, judge, scope);
  });
  return underWayIn(changed);
};
