import { judgeAmount } from "@giftshop/validation";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { readId } from "../../platform/graphql/read-id.ts";
import { type AddToBasketInput, addToBasket } from "../basket/add-to-basket.ts";
import { cardsOfCart } from "../basket/index.ts";
import { boundsOf } from "../basket/limits.ts";
import { putRemainder, type Remainder } from "../basket/put-remainder.ts";
import type { Cart } from "../basket/read-cart.ts";
import type { CatalogueProduct, CatalogueVariation } from "../catalogue/types.ts";
import { exchangeable, minimumLeft } from "../exchange/exchange-of.ts";
import { isTooLittle } from "../exchange/remainder.ts";
import { settled, underWay } from "./redeeming.ts";

type Chosen = Omit<Remainder, "value">;

/** Puts all that is left into the basket as one package; nothing where nothing is left. */
const putLeft = (scope: Scope, { product, variation }: Chosen, judge: (left: number) => void): Promise<Cart> =>
  putRemainder(scope, async (client, cart) => {
    const { left } = settled({ cart, cards: await cardsOfCart(client, cart.cartId) }, scope);
    if (left === 0) return undefined;
    judge(left);
    return { product, variation, value: left };
  });

const isWithin = (value: number, variation: CatalogueVariation, { storefront }: Scope): boolean =>
  judgeAmount(value, boundsOf(variation, storefront)) === undefined;

/** What a call names, if it may be had for the cards of the exchange. */
const chosenOf = async (variationId: string, scope: Scope): Promise<Chosen> => {
  const { cart, exchange } = await underWay(scope);
  const found = cart.snapshot.byVariation.get(readId(variationId) ?? -1);
  if (found === undefined) throw new Failure("productNotFound", "input.variationId");
  const isAllowed = exchange !== undefined && exchangeable(cart.snapshot, exchange.page).includes(found.product);
  if (!isAllowed) throw new Failure("notInExchange", "input.variationId");
  return found;
};

/**
 * `addRedeemPackage`: as `addToBasket`, of what the cards are exchanged for (2313). A donation takes what is left to the cent, whatever
 * its bounds are: pressed again, nothing is left and nothing is added.
 */
export const addRedeemPackage = async (input: AddToBasketInput, scope: Scope): Promise<void> => {
  const chosen = await chosenOf(input.variationId, scope);
  const { product, variation } = chosen;
  if (product.type !== "DONATION" || isWithin(input.value, variation, scope)) {
    await addToBasket(input, scope);
    return;
  }
  await putLeft(scope, chosen, (left) => {
    if (left !== input.value) throw new Failure("valueOutOfBounds", "input.value");
  });
};

const soldDigital = (product: CatalogueProduct): CatalogueVariation | undefined =>
  product.variations.find(({ active, kind }) => active && kind === "DIGITAL");

/** `addOriginalPackage`: all that is left, as a new card of the kind that is exchanged. Throws 2312 where that is too little. */
export const addOriginalPackage = async (scope: Scope): Promise<void> => {
  const { exchange } = await underWay(scope);
  const variation = exchange && soldDigital(exchange.product);
  if (exchange === undefined || variation === undefined) throw new Failure("productNotFound");
  await putLeft(scope, { product: exchange.product, variation }, (left) => {
    if (isTooLittle(left, minimumLeft(exchange))) throw new Failure("remainderTooSmall");
  });
};
