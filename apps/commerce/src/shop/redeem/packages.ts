import { judgeAmount } from "@giftshop/validation";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { readId } from "../../platform/graphql/read-id.ts";
import { type AddToBasketInput, addToBasket } from "../basket/changes/add-to-basket.ts";
import { putRemainder, type Remainder } from "../basket/changes/put-remainder.ts";
import { boundsOf } from "../basket/limits.ts";
import type { Cart } from "../basket/reading/read-cart.ts";
import type { CatalogueProduct, CatalogueVariation } from "../catalogue/types.ts";
import { exchangeable, minimumLeft } from "../exchange/exchange-of.ts";
import { isTooLittle } from "../exchange/remainder.ts";
import { settled, type UnderWay, underWay, underWayIn } from "./redeeming.ts";

type Chosen = Omit<Remainder, "value">;

/** Puts all that is left into the basket as one package; nothing where nothing is left. */
const putLeft = (scope: Scope, { product, variation }: Chosen, judge: (left: number) => void): Promise<Cart> =>
  putRemainder(scope, (cart) => {
    const { left } = settled({ cart, cards: cart.cards }, scope);
    if (left === 0) return undefined;
    judge(left);
    return { product, variation, value: left };
  });

const isWithin = (value: number, variation: CatalogueVariation, { storefront }: Scope): boolean =>
  judgeAmount(value, boundsOf(variation, storefront)) === undefined;

/** The exchange once its basket was changed: the same cards are exchanged as the same. */
const after = (before: UnderWay, cart: Cart, scope: Scope): Promise<UnderWay> | UnderWay => {
  const known = new Set(before.cards.map(({ id }) => id));
  const isSame = cart.cards.length === known.size && cart.cards.every(({ id }) => known.has(id));
  return isSame ? { ...before, cart, cards: cart.cards } : underWayIn(scope, cart);
};

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
  const before = await underWay(scope);
  const chosen = chosenOf(input.variationId, before);
  const { product, variation } = chosen;
  const isBounded = product.type !== "DONATION" || isWithin(input.value, variation, scope);
  const cart = isBounded
    ? await addToBasket(input, scope, before.cart)
    : await putLeft(scope, chosen, (left) => {
        if (left !== input.value) throw new Failure("valueOutOfBounds", "input.value");
      });
  return after(before, cart, scope);
};

const soldDigital = (product: CatalogueProduct): CatalogueVariation | undefined =>
  product.variations.find(({ active, kind }) => active && kind === "DIGITAL");

/**
 * `addOriginalPackage`: all that is left, as a new card of the
 * kind that is exchanged. Throws 2312 where that is too little.
 */
export const addOriginalPackage = async (scope: Scope): Promise<UnderWay> => {
  const before = await underWay(scope);
  const { exchange } = before;
  const variation = exchange && soldDigital(exchange.product);
  if (exchange === undefined || variation === undefined) throw new Failure("productNotFound");
  const cart = await putLeft(scope, { product: exchange.product, variation }, (left) => {
    if (isTooLittle(left, minimumLeft(exchange))) throw new Failure("remainderTooSmall");
  });
  return after(before, cart, scope);
};
