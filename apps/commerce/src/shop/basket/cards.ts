import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { type CardBalance, type CardShare, cardsOf, sharesOfOrder } from "../../money/giftcard/index.ts";
import { liveOrderOfCart } from "../../money/order/index.ts";
import { lastly, type PoolClient, pipelined, prepared, type Queryable } from "../../platform/database/index.ts";

/** The most cards of a basket, but in Ireland, whose law lets nobody limit how many pay one purchase. */
const mostCards = (storefront: StorefrontCode): number =>
  getStorefront(storefront).country === "IE" ? Number.POSITIVE_INFINITY : 10;

const listCards = prepared<{ card: number }, [number]>("cart-cards", "select card from cart_card where cart = $1");
/** Each change is another basket: pages that show the one before are told (2040). */
const attach = prepared<{ version: number }, [number, number, Date]>(
  "cart-card-attach",
  `with added as (insert into cart_card (cart, card, added_at) values ($1, $2, $3))
   update cart set version = version + 1, changed_at = now() where id = $1 returning version`,
);
const detach = prepared<{ version: number }, [number, number]>(
  "cart-card-detach",
  `with gone as (delete from cart_card where cart = $1 and card = $2 returning cart)
   update cart set version = version + 1, changed_at = now() where id in (select cart from gone) returning version`,
);

/** A basket whose row the caller has locked, and the shop and currency it is of. */
export interface CartOfShop {
  cartId: number;
  /** The cards that it has, where the caller has read them under that lock. */
  cards?: readonly Pick<CardBalance, "id">[];
  storefront: StorefrontCode;
  legalEntity: string;
  currency: string;
}

/**
 * What is set aside for the order of a basket that waits to be
 * paid is the basket's still: another order of it would have it.
 */
const heldFor = async (db: Queryable, cart: number): Promise<readonly CardShare[]> => {
  const live = await liveOrderOfCart(db, cart);
  return live?.state === "PENDING" ? sharesOfOrder(db, live.id) : [];
};

/** Cards with what is set aside of them for an order of theirs that waits. */
export const withHeld = <Card extends Pick<CardBalance, "id" | "balance">>(
  cards: readonly Card[],
  held: readonly CardShare[],
): Card[] =>
  cards.map((card) => {
    const share = held.find((one) => one.card === card.id);
    return { ...card, balance: card.balance + (share?.amount ?? 0) };
  });

/** The cards of a basket, in no order. */
const idsOfCards = async (db: Queryable, cart: number): Promise<number[]> =>
  (await listCards.all(db, cart)).map(({ card }) => card);

/** The cards of a basket, or of one that became an order, as they are now; what expires first comes first. */
export const cardsOfCart = async (db: Queryable, cart: number): Promise<readonly CardBalance[]> => {
  const ids = await idsOfCards(db, cart);
  if (ids.length === 0) return [];
  const [cards, held] = await pipelined(cardsOf(db, ids), heldFor(db, cart));
  return withHeld(cards, held);
};

/** The basket's new version, or why the card does not pay for it, by the name of the error's code. */
export type Attached = { version: number } | { refused: "cardOfOtherStore" | "cardAlreadyAdded" | "tooManyCards" };

/**
 * Lets a proved card pay for a locked basket: same shop and currency, each once, ten at most; its balance
 * is judged when spent. Last in its transaction: unless refused, that commits.
 */
export const attachCard = async (
  client: PoolClient,
  { cartId, cards, storefront, legalEntity, currency }: CartOfShop,
  card: Pick<CardBalance, "id" | "storefront" | "legalEntity" | "currency">,
  now: Date,
): Promise<Attached> => {
  const isSame = card.storefront === storefront && card.legalEntity === legalEntity && card.currency === currency;
  if (!isSame) return { refused: "cardOfOtherStore" };
  const there = cards?.map(({ id }) => id) ?? (await idsOfCards(client, cartId));
  if (there.includes(card.id)) return { refused: "cardAlreadyAdded" };
  if (there.length >= mostCards(storefront)) return { refused: "tooManyCards" };
  const [row] = await lastly(client, attach.first(client, cartId, card.id, now));
  if (row === undefined) throw new Error(`The basket ${cartId} went away under its lock.`);
  return row;
};

/** Takes a card off a locked basket; answers its new version, or nothing where the card was not there. */
export const detachCard = async (client: Queryable, cartId: number, card: number): Promise<number | undefined> =>
  (await detach.first(client, cartId, card))?.version;
